import type { DemoList } from './demoList.ts';

/** The names that every fan argues about. */
export const legendLists: readonly DemoList[] = [
  {
    by: 'ada',
    name: 'The greatest to ever play',
    description:
      'Twenty people who changed how everyone after them had to play. Wins count, but so does influence.',
    tags: ['strategic', 'social'],
    items: `sandra-diaz-twine tony-vlachos parvati-shallow@20 rob-mariano@22 kim-spradlin cirie-fields@16 denise-stapley
      yul-kwon todd-herzog tyson-apostol@27 sarah-lacina jeremy-collins natalie-anderson john-cochran russell-hantz@20
      ozzy-lusth@16 amanda-kimmel@15 richard-hatch tom-westman earl-cole`,
    appeal: 0.95,
  },
  {
    by: 'jo',
    name: 'Every winner, best game to luckiest',
    description:
      'Forty winners, judged by the season they won and nothing else. I will defend my bottom five in the comments.',
    tags: ['strategic', 'spoiler'],
    items: `kim-spradlin tony-vlachos denise-stapley earl-cole todd-herzog brian-heidik tom-westman parvati-shallow@16
      yul-kwon jt-thomas sandra-diaz-twine@7 rob-mariano@22 tyson-apostol@27 richard-hatch natalie-anderson dee-valladares
      jeremy-collins john-cochran sophie-clarke sarah-lacina tina-wesson ethan-zohn rachel-lamont michele-fitzgerald
      wendell-holland nick-wilson danni-boatwright tommy-sheehan adam-klein aras-baskauskas chris-daugherty mike-holloway
      maryanne-oketch yam-yam-arocho erika-casupanan kenzie-petty natalie-white vecepia-towery amber-brkich@8 jenna-morasca`,
    appeal: 0.85,
  },
  {
    by: 'tribal-tom',
    name: 'Villains we secretly rooted for',
    description:
      'They lied, they stole the last of the rice, and the season would have been dull without them.',
    tags: ['social'],
    items: `jonny-fairplay parvati-shallow@20 jerri-manthey@20 russell-hantz@19 corinne-kaplan tony-vlachos sandra-diaz-twine@20
      abi-maria-gomes brian-heidik scot-pollard shan-smith randy-bailey`,
    appeal: 0.7,
  },
  {
    by: 'priya',
    name: 'Women who ran the whole island',
    description:
      'Not "strong female player" edits. The ones who decided every single vote and let others think it was theirs.',
    tags: ['strategic'],
    items: `kim-spradlin parvati-shallow@16 cirie-fields@12 sandra-diaz-twine natalie-anderson sarah-lacina dee-valladares
      sophie-clarke denise-stapley tina-wesson amanda-kimmel@15 natalie-bolton ciera-eastin karla-cruz-godoy rachel-lamont`,
    appeal: 0.8,
  },
  {
    by: 'bea',
    name: 'Old school royalty',
    description:
      'Before idols, before advantages, before hashtags. Rice, rats and one very naked corporate trainer.',
    tags: ['social'],
    items: `richard-hatch rudy-boesch sue-hawk kelly-wiglesworth tina-wesson colby-donaldson ethan-zohn lex-van-den-berghe
      kathy-vavrick-obrien neleh-dennis rob-cesternino rupert-boneham sandra-diaz-twine@7 jonny-fairplay@7 twila-tanner tom-westman
      ian-rosenberger`,
    appeal: 0.6,
  },
  {
    by: 'kofi',
    name: 'Robbed. Just robbed.',
    description:
      'Players who did everything right and went home without the title. Time has not healed this.',
    tags: ['spoiler'],
    items: `cirie-fields@16 christian-hubicki kathy-vavrick-obrien jesse-lopez rob-cesternino david-wright aubry-bracco
      yau-man-chan spencer-bledsoe domenick-abbate omar-zaheer ian-rosenberger ozzy-lusth@13 carolyn-wiger charlie-davis`,
    appeal: 0.9,
  },
  {
    by: 'lucia',
    name: 'Second place, first in my heart',
    description: 'They sat next to the winner at the end. Some lost by one vote, some by every vote.',
    tags: ['spoiler', 'social'],
    items: `parvati-shallow@20 amanda-kimmel@15 colby-donaldson@2 becky-lee stephen-fishbach kelly-wiglesworth lillian-morris lisa-whelchel
      hannah-shapiro woo-hwang ken-mcnickle deshawn-radden cassidy-clark sam-phalen dave-ball`,
    appeal: 0.35,
  },
  {
    by: 'idol',
    name: 'Best idol plays, by player',
    description: 'I have watched the Parvati double idol about four hundred times. Still get goosebumps.',
    tags: ['strategic', 'spoiler'],
    items:
      'parvati-shallow@20 yul-kwon david-wright yau-man-chan kelley-wentworth jay-starrett adam-klein tony-vlachos ben-driebergen malcolm-freberg denise-stapley',
    appeal: 0.55,
  },
  {
    by: 'yuki',
    name: 'My draft for a fantasy all-winners season',
    description:
      'Ten I would pick first if we drafted tomorrow. Points for jury wins, immunity, and confessionals.',
    items:
      'tony-vlachos kim-spradlin sarah-lacina sandra-diaz-twine dee-valladares natalie-anderson nick-wilson michele-fitzgerald wendell-holland sophie-clarke',
    appeal: 0.3,
  },
  {
    by: 'coconut',
    name: 'Chaos agents',
    description: 'No plan survives contact with these people. Neither does a nice quiet camp life.',
    tags: ['social'],
    items: `tony-vlachos coach-wade phillip-sheppard shambo-waters debbie-wanner q-burdette abi-maria-gomes naonka-mixon
      wardog-dasilva sifu-alsup carolyn-wiger rocksroy-bailey venus-vafa`,
    appeal: 0.65,
  },
];
