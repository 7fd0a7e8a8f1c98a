import styles from './Facts.module.css'
import { Icon } from './Icon.tsx'

export interface Fact {
  icon: string
  text: string | undefined
}

/** Short facts with a sign each, in lines as long as the place allows; what is empty is left out. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <ul className={styles.root}>
    {facts.map(
      ({ icon, text }) =>
        text && (
          <li key={text}>
            <Icon d={icon} />
            {text}
          </li>
        ),
    )}
  </ul>
)
