import { fileOf, SCHEMES, type Shot, WIDTHS } from './shot.ts';

/** A page that shows all pictures, a row for each state. */
export function contactSheet(shots: readonly Shot[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Outrank: every screen</title>
<style>
  body { margin: 2rem; background: #17201c; color: #f3efe4; font: 1rem/1.5 system-ui, sans-serif; }
  section { display: flex; overflow-x: auto; align-items: start; gap: 1rem; }
  h2 { margin: 2rem 0 0.5rem; }
  img { height: 26rem; object-fit: cover; object-position: top; }
</style>
<h1>Every screen</h1>
${shots.map(row).join('\n')}
</html>
`;
}

function row(shot: Shot): string {
  const pictures = WIDTHS.flatMap((width) =>
    SCHEMES.map((scheme) => {
      const file = fileOf(shot, width, scheme);
      return `<a href="${file}"><img src="${file}" loading="lazy" alt="${shot.name}, ${width} pixels, ${scheme}"></a>`;
    }),
  );
  return `<h2>${shot.name}</h2>\n<section>${pictures.join('')}</section>`;
}
