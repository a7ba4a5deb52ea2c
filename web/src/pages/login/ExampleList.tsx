import styles from './ExampleList.module.css';

/** Drawn without pictures and the components of lists, which would have to load. */
const example = [
  { initials: 'KS', name: 'Kim Spradlin', season: 'One World' },
  { initials: 'TV', name: 'Tony Vlachos', season: 'Cagayan' },
  { initials: 'SD', name: 'Sandra Diaz-Twine', season: 'Pearl Islands' },
  { initials: 'RH', name: 'Richard Hatch', season: 'Borneo' },
];

/** What a list looks like. */
export function ExampleList() {
  return (
    <figure className={styles.example}>
      <figcaption className={styles.caption}>
        <span className={styles.name}>Winners I’d watch all over again</span>
        <span className={styles.byline}>An example of a list</span>
      </figcaption>
      <ol className={styles.items}>
        {example.map(({ initials, name, season }, index) => (
          <li key={name} className={styles.item}>
            <span className={styles.rank}>{index + 1}</span>
            <span className={styles.buff} aria-hidden="true">
              {initials}
            </span>
            <span>
              {name} <span className={styles.season}>{season}</span>
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
