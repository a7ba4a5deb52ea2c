/** What the browsers inside Instagram, Facebook, TikTok, LINE, Discord and Android's apps say of themselves. */
const IN_APP = /Instagram|FBA[NV]|FB_IAB|musical_ly|BytedanceWebview|TikTok|\bLine\/|Discord|; wv\)/i;

/** Whether the page is open in a browser inside another app, where Google refuses to sign anybody in. */
export const isInAppBrowser = (userAgent: string): boolean => IN_APP.test(userAgent);
