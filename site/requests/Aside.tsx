import styles from './Steps.module.css'

/** Small words below those of a choice. */
export const Aside = ({ children }: { children: string }) => <span className={styles.aside}>{children}</span>
