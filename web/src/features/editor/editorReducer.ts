import { emptyContent, type ListContent } from '@outrank/shared/lists/list';
import type { ListedItem } from '@outrank/shared/lists/listedItem';
import { addItem, moveItem, type Placement, removeItem, replaceItem } from '@outrank/shared/lists/ranking';
import type { ChoosableTag, ListTag } from '@outrank/shared/lists/tags';

export type EditorAction =
  | { readonly type: 'named'; readonly name: string }
  | { readonly type: 'described'; readonly description: string }
  | { readonly type: 'tagToggled'; readonly tag: ChoosableTag }
  | { readonly type: 'itemAdded'; readonly item: ListedItem; readonly at?: number | undefined }
  | { readonly type: 'itemReplaced'; readonly item: ListedItem; readonly at: number }
  | { readonly type: 'itemMoved'; readonly from: number; readonly to: number }
  | { readonly type: 'itemRemoved'; readonly id: string }
  | { readonly type: 'cleared' };

function toggled(tags: readonly ListTag[], tag: ChoosableTag): readonly ListTag[] {
  return tags.includes(tag) ? tags.filter((each) => each !== tag) : [...tags, tag];
}

function withPlacement(content: ListContent, placement: Placement): ListContent {
  return placement.kind === 'placed' ? { ...content, items: placement.ranking } : content;
}

/** Every change of a list in the making, as a pure step. A placement that the rules of a list forbid changes nothing. */
export function editorReducer(content: ListContent, action: EditorAction): ListContent {
  switch (action.type) {
    case 'named':
      return { ...content, name: action.name };
    case 'described':
      return { ...content, description: action.description };
    case 'tagToggled':
      return { ...content, tags: toggled(content.tags, action.tag) };
    case 'itemAdded':
      return withPlacement(content, addItem(content.items, action.item, action.at));
    case 'itemReplaced':
      return withPlacement(content, replaceItem(content.items, action.item, action.at));
    case 'itemMoved':
      return { ...content, items: moveItem(content.items, action.from, action.to) };
    case 'itemRemoved':
      return { ...content, items: removeItem(content.items, action.id) };
    case 'cleared':
      return emptyContent;
  }
}
