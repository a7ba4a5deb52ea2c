import { expect, test } from 'vitest';
import { isInAppBrowser } from './inAppBrowser.ts';

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const pixel = 'Mozilla/5.0 (Linux; Android 15; Pixel 9';
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  ['Instagram', `${iPhone} Mobile/22B83 Instagram 350.0.0.12.99 (iPhone14,7; iOS 18_1; en_US)`, true],
  ['Facebook', `${iPhone} Mobile/22B83 [FBAN/FBIOS;FBAV/490.0.0.41.101;FBDV/iPhone14,7]`, true],
  [
    'Facebook on Android',
    `${pixel}; wv) ${chrome} Version/4.0 Chrome/131 Mobile Safari/537.36 [FB_IAB/FB4A]`,
    true,
  ],
  [
    'TikTok',
    `${iPhone} Mobile/22B83 musical_ly_37.0.0 JsSdk/2.0 NetType/WIFI BytedanceWebview/d8a21c6`,
    true,
  ],
  ['LINE', `${iPhone} Mobile/22B83 Safari Line/14.19.0`, true],
  ['Discord', `${pixel}) ${chrome} Chrome/131 Mobile Safari/537.36 Discord-Android/261017`, true],
  [
    "another of Android's apps",
    `${pixel} Build/AP4A; wv) ${chrome} Version/4.0 Chrome/131 Mobile Safari/537.36`,
    true,
  ],
  ['Safari', `${iPhone} Version/18.1 Mobile/15E148 Safari/604.1`, false],
  ['the app on the home screen', `${iPhone} Mobile/15E148`, false],
  ['Chrome', `${pixel}) ${chrome} Chrome/131.0.0.0 Mobile Safari/537.36`, false],
  ['Chrome on a desk', `Mozilla/5.0 (X11; Linux x86_64) ${chrome} Chrome/131.0.0.0 Safari/537.36`, false],
  ['Firefox', 'Mozilla/5.0 (Android 15; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0', false],
])('whether %s is a browser inside another app', (_, userAgent, isInApp) => {
  expect(isInAppBrowser(userAgent)).toBe(isInApp);
});
