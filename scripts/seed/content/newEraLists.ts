import type { DemoList } from './demoList.ts';

/** Seasons 41 and later, and lists that look across the eras. */
export const newEraLists: readonly DemoList[] = [
  {
    by: 'coconut',
    name: 'New era top 25',
    description: 'Seasons 41 to 47 only. Shot in the dark not included.',
    tags: ['strategic'],
    items: `jesse-lopez dee-valladares omar-zaheer rachel-lamont maryanne-oketch carolyn-wiger karla-cruz-godoy shan-smith
      yam-yam-arocho charlie-davis drea-wheeler austin-li-coon cody-assenmacher ricard-foye genevieve-mushaluk hai-giang
      kenzie-petty xander-hastings frannie-marin andy-rueda teeny-chirichillo maria-shrime-gonzalez emily-flippen
      katurah-topps q-burdette`,
    appeal: 0.75,
  },
  {
    by: 'yuki',
    name: 'Survivor 45: the whole cast',
    description: 'Ninety minute episodes did wonders for this group. Even the quitters had a story.',
    tags: ['spoiler'],
    items: `dee-valladares emily-flippen austin-li-coon drew-basile katurah-topps jake-okane julie-alley kaleb-gebrewold
      bruce-perreault@45 kellie-nalbandian kendra-mcquarrie j-maya sifu-alsup sean-edwards sabiyah-broderick brando-meyer
      brandon-donlon hannah-rose`,
    appeal: 0.4,
  },
  {
    by: 'idol',
    name: 'Advantage magnets',
    description: 'Put them on any beach in the world and they come back with a scroll.',
    tags: ['strategic'],
    items:
      'tony-vlachos russell-hantz@19 kelley-wentworth ben-driebergen rick-devens malcolm-freberg david-wright shan-smith cody-assenmacher jeanine-zheng rachel-lamont',
    appeal: 0.5,
  },
  {
    by: 'idol',
    name: 'Pockets full, game over',
    description: 'Voted out with an idol in the bag. We have all been there (we have not).',
    tags: ['strategic', 'spoiler'],
    items:
      'james-clement@15 ozzy-lusth@16 shan-smith jeanine-zheng hunter-mcknight tiffany-nicole-ervin venus-vafa',
    appeal: 0.6,
  },
  {
    by: 'tribal-tom',
    name: 'Best duos (one half each)',
    description: 'Name one, think of both. Sorry to the other halves, one slot per pair.',
    tags: ['social'],
    items:
      'rob-mariano@8 stephen-fishbach domenick-abbate amanda-kimmel@16 jesse-lopez tony-vlachos colby-donaldson@2 malcolm-freberg austin-li-coon charlie-davis',
    appeal: 0.3,
  },
  {
    by: 'mel',
    name: 'Best merges, by player who owned them',
    description: 'The feast is over, the buffs are new, and suddenly it is their game.',
    tags: ['strategic'],
    items:
      'earl-cole kim-spradlin todd-herzog natalie-white natalie-anderson yul-kwon dee-valladares nick-wilson',
    appeal: 0.15,
  },
  {
    by: 'ada',
    name: 'Three who must come back',
    description: 'Casting, if you read this: please.',
    items: 'christian-hubicki carolyn-wiger shirin-oskooi',
    appeal: 0.7,
  },
  {
    by: 'kofi',
    name: 'Doctors, lawyers and one fake uncle',
    description:
      'Ranked by how long they could hide their job. Some lasted one episode, some a whole season.',
    tags: ['social'],
    items: 'john-cochran yul-kwon denise-stapley omar-zaheer sophie-clarke mike-gabler jonny-fairplay',
    appeal: 0.2,
  },
  {
    by: 'lucia',
    name: 'Best confessionals of all time',
    description: 'They look at the camera and I put down my phone.',
    tags: ['social'],
    items: `courtney-yates sandra-diaz-twine@20 jonny-fairplay@7 tony-vlachos parvati-shallow@20 carolyn-wiger randy-bailey@17 corinne-kaplan
      aubry-bracco tyson-apostol@18 coach-wade cirie-fields@12 donathan-hurley wendy-diaz`,
    appeal: 0.55,
  },
  {
    by: 'hank',
    name: 'Iron men and women of endurance',
    description: 'Hours on a pole. No bathroom. No sandwich, and no, Jeff, they do not want a sandwich.',
    tags: ['challenge'],
    items:
      'tom-westman ian-rosenberger ozzy-lusth@13 parvati-shallow@16 kim-spradlin brad-culpepper joe-anglim kelley-wentworth jenna-morasca colby-donaldson@2 neleh-dennis',
    appeal: 0.35,
  },
  {
    by: 'jo',
    name: 'Underdog runs that gave me hope',
    description: 'Left out of every vote and still there on day thirty.',
    tags: ['strategic', 'social'],
    items:
      'mike-holloway ben-driebergen denise-stapley aras-baskauskas chris-underwood rick-devens donathan-hurley rachel-lamont kelley-wentworth eliza-orlins@9',
    appeal: 0.4,
  },
  {
    by: 'priya',
    name: 'Brains, brawn or beauty? My verdict',
    description: 'All of Cagayan plus nothing else. Tony counts as all three and none.',
    tags: ['strategic'],
    items: `tony-vlachos spencer-bledsoe sarah-lacina@28 tasha-fox kass-mcquillen trish-hegarty woo-hwang jefra-bland lj-mckanas
      jeremiah-wood morgan-mcleod alexis-maxwell cliff-robinson lindsey-ogle jtia-taylor brice-johnston garrett-adelstein david-samson`,
    appeal: 0.5,
  },
  {
    by: 'bea',
    name: 'Borneo, sixteen strangers',
    description:
      'Where it all began. Ranked by how much I still think about them a quarter of a century later.',
    items: `richard-hatch@1 rudy-boesch@1 sue-hawk@1 kelly-wiglesworth gervase-peterson@1 colleen-haskell sean-kenniff jenna-lewis@1
      greg-buis gretchen-cordy joel-klug sonja-christopher ramona-gray dirk-been bb-andersen stacey-stillman`,
    appeal: 0.3,
  },
  {
    by: 'mel',
    name: 'Players I misjudged in episode one',
    description: 'I wrote them off. I was wrong. This is my apology list, biggest apology first.',
    tags: ['social'],
    items:
      'john-cochran kass-mcquillen ben-driebergen rick-devens carolyn-wiger mike-gabler emily-flippen hannah-shapiro',
    appeal: 0.45,
  },
  {
    by: 'jo',
    name: 'Goats, with love',
    description: 'Carried to the end and beaten there. It still takes a talent to be carried that far.',
    tags: ['spoiler', 'social'],
    items:
      'natalie-tenerelli phillip-sheppard sash-lenahan cassandra-franklin courtney-yates@15 heidi-lagares-greenblatt romeo-escobar',
    appeal: 0.3,
  },
  {
    by: 'coconut',
    name: 'Best hats, buffs and accessories',
    description: 'Serious list. Long coats, feathers and one unforgettable fedora.',
    items: 'tom-buchanan rupert-boneham coach-wade shane-powers phillip-sheppard jacob-derwin',
    appeal: 0.1,
  },
  {
    by: 'yuki',
    name: 'My season 47 power ranking',
    description: 'Final version, promise. The operation gets its own paragraph in my diary.',
    tags: ['strategic', 'spoiler'],
    items:
      'rachel-lamont andy-rueda genevieve-mushaluk sam-phalen sol-yi caroline-vidmar teeny-chirichillo gabe-ortis kyle-ostwald sue-smey',
    appeal: 0.55,
  },
  {
    by: 'idol',
    name: 'Caught looking for idols',
    description: 'Half the tribe watched them dig. They kept digging.',
    tags: ['strategic'],
    items:
      'russell-hantz@19 ozzy-lusth@13 tony-vlachos andrea-boehlke kelley-wentworth jay-starrett wendell-holland',
    appeal: 0.25,
  },
];
