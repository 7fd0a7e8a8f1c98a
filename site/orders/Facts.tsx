import { Icon } from '../ui/Icon.tsx'
import styles from './Facts.module.css'

/** Facts in a line, each with its sign; what is empty is left out. */
export const Facts = ({ facts }: { facts: readonly { icon: string; text: string | undefined }[] }) => (
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
