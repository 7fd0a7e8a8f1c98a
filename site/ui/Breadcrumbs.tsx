import styles from './Breadcrumbs.module.css'
import { classes } from './classes.ts'

export interface Crumb {
  label: string
  /** Missing for the page itself. */
  href?: string
}

/** The way here; the last one is plain. A page that stands first has none. */
export const Breadcrumbs = ({ crumbs, label, className }: { crumbs: readonly Crumb[]; label: string; className?: string | undefined }) =>
  crumbs.length > 1 && (
    <nav className={classes(styles.root, className)} aria-label={label}>
      <ol>
        {crumbs.map((crumb) => (
          <li key={crumb.label}>{crumb.href ? <a href={crumb.href}>{crumb.label}</a> : <span aria-current="page">{crumb.label}</span>}</li>
        ))}
      </ol>
    </nav>
  )
