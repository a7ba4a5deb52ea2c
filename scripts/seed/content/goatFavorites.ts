/** Whom the demo fans vote for in each category, the likeliest first. */
export const goatFavorites = {
  'goat-strategy':
    'tony-vlachos kim-spradlin cirie-fields rob-mariano todd-herzog yul-kwon parvati-shallow sarah-lacina dee-valladares john-cochran rob-cesternino jesse-lopez brian-heidik sophie-clarke richard-hatch omar-zaheer',
  'goat-social':
    'sandra-diaz-twine cirie-fields parvati-shallow earl-cole kim-spradlin ethan-zohn jt-thomas michele-fitzgerald tina-wesson amanda-kimmel natalie-white yam-yam-arocho jeremy-collins rupert-boneham maryanne-oketch denise-stapley',
  'goat-competitor':
    'ozzy-lusth tom-westman mike-holloway colby-donaldson joe-anglim kelley-wentworth terry-deitz ben-driebergen kim-spradlin rob-mariano brad-culpepper jonathan-young fabio-birza james-clement jay-starrett chrissy-hofbeck',
} as const;
