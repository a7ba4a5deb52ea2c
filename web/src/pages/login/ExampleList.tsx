import styles from './ExampleList.module.css';

/** Drawn without the pictures and components of lists, which would have to load. Names nobody: it stands before sign-in. */
const example = [
  { number: 37, name: 'David vs. Goliath', year: 2018 },
  { number: 28, name: 'Cagayan', year: 2014 },
  { number: 7, name: 'Pearl Islands', year: 2003 },
  { number: 1, name: 'Borneo', year: 2000 },
];

/** What a list looks like. */
export function ExampleList() {
  return (
    <figure className={styles.example}>
      <figcaption className={styles.caption}>
        <span className={styles.name}>Where to start watching</span>
        <span className={styles.byline}>An example of a list</span>
      </figcaption>
      <ol className={styles.items}>
        {example.map(({ number, name, year }, index) => (
          <li key={name} className={styles.item}>
            <span className={styles.rank}>{index + 1}</span>
            <span className={styles.buff} aria-hidden="true">
              {number}
            </span>
            <span>
              {name} <span className={styles.season}>{year}</span>
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
