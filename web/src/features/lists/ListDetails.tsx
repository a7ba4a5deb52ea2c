import { detailTexts, listTexts } from '@outrank/shared/documents/list';
import type { ShownList } from '@outrank/shared/spoilers/spoilerShield';
import { FoldedText } from '#reader/FoldedText.tsx';

type Place = (typeof listTexts)[keyof typeof listTexts]['seenOn'][number];

type Props = { list: ShownList; place: Place; isOwn: boolean; className?: string | undefined };

/** What a list's creator wrote about it beside its name, as far as it is seen here. */
export function ListDetails({ list, place, isOwn, className }: Props) {
  const seen = detailTexts.filter((text) => listTexts[text].seenOn.some((each) => each === place));
  return seen.map(
    (text) =>
      list[text] && (
        <FoldedText key={text} text={list[text]} isOwn={isOwn}>
          <p className={className}>{list[text]}</p>
        </FoldedText>
      ),
  );
}
