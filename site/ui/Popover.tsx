import type { ReactNode } from 'react'
import { IconButton } from './Button.tsx'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'
import * as icons from './icons.ts'
import styles from './Popover.module.css'

interface Props {
  /** A button with `popoverTarget={id}` opens it, without any script. */
  id: string
  /** Shown above with a × beside it; a menu has none and gives its `label` instead. */
  title?: ReactNode
  label?: string
  close?: string
  /** Its list is one of links and actions. */
  menu?: boolean
  className?: string | undefined
  children: ReactNode
}

/** What opens over the page: at its button on a desktop, from below on a phone. Esc, × and a press outside close it. */
export const Popover = ({ id, title, label, close, menu, className, children }: Props) => (
  <>
    <div
      id={id}
      popover="auto"
      className={classes(styles.root, menu && styles.menu, className)}
      {...(title ? { role: 'dialog', 'aria-labelledby': `${id}-title` } : { role: 'group', 'aria-label': label })}
    >
      {title && (
        <header className={styles.head}>
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
          <IconButton label={close ?? ''} popoverTarget={id} popoverTargetAction="hide">
            <Icon d={icons.close} />
          </IconButton>
        </header>
      )}
      {children}
    </div>
    <div className={styles.beside} />
  </>
)

/** A popover of links. */
export const Menu = ({ id, label, children }: { id: string; label: string; children: ReactNode }) => (
  <Popover id={id} label={label} menu>
    <ul>{children}</ul>
  </Popover>
)

interface MenuLinkProps {
  href: string
  current?: boolean
  className?: string | undefined
  children: ReactNode
}

/** An entry of a menu; the current page is told as text, not linked (spec: public 2.2). */
export const MenuLink = ({ href, current, className, children }: MenuLinkProps) => (
  <li className={className}>{current ? <span aria-current="page">{children}</span> : <a href={href}>{children}</a>}</li>
)
