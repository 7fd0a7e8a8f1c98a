import { useTextsAddress } from '../island.tsx'
import { Account } from '../islands/index.ts'
import { isOpen, pathTo } from '../routes.ts'
import { useHref, useSite, useTexts } from '../site.ts'
import { IconButton } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import * as icons from '../ui/icons.ts'
import { Menu, MenuLink } from '../ui/Popover.tsx'
import type { Frame } from './frame.ts'
import styles from './Header.module.css'
import { LanguageItems, LanguageSwitcher } from './Languages.tsx'
import { Logo } from './Logo.tsx'
import { isSwitcherInHeader, type LanguageLink } from './language-links.ts'
import { mainMenu } from './menus.ts'

const isAt = (path: string, href: string) => `${path.replace(/\/$/, '')}/`.startsWith(`${href.replace(/\/$/, '')}/`)

/** The bar above every page (spec: public 2.2). */
export function Header({ frame, languages }: { frame: Frame; languages: readonly LanguageLink[] }) {
  const { edition, path } = useSite()
  const t = useTexts('layout')
  const href = useHref()
  const texts = useTextsAddress('layout')
  if (frame.header === 'none') return null
  const links = frame.navigation && frame.header === 'full' ? mainMenu(edition, t) : []
  const inHeader = frame.header === 'languages' || (frame.header === 'full' && isSwitcherInHeader(edition))
  const hasBurger = frame.header === 'full' && (links.length > 0 || languages.length > 0)
  return (
    <header className={styles.root}>
      <div className="wrap">
        <Logo href={href('/')} />
        {links.length > 0 && (
          <nav className={`${styles.nav} from-m`} aria-label={t.main_menu}>
            {links.map((link) => (
              <a key={link.text} href={href(link.href ?? '/')} aria-current={isAt(path, link.href ?? '/') ? 'page' : undefined}>
                {link.text}
              </a>
            ))}
          </nav>
        )}
        <div className="row push">
          {inHeader && languages.length > 0 && (
            <div className={frame.header === 'full' ? 'from-m' : undefined}>
              <LanguageSwitcher links={languages} />
            </div>
          )}
          {frame.header === 'full' && frame.navigation && (
            <Account
              edition={edition.code}
              path={path}
              words={t.login}
              texts={texts}
              student={isOpen('clientLogin') ? href(pathTo('clientLogin')) : null}
              tutor={isOpen('tutorLogin') ? href(pathTo('tutorLogin')) : null}
            />
          )}
          {hasBurger && (
            <div className="to-m">
              <IconButton label={t.menu} popoverTarget="menu">
                <Icon d={icons.menu} />
              </IconButton>
              <Menu id="menu" label={t.menu}>
                {links.map((link) => (
                  <MenuLink key={link.text} href={href(link.href ?? '/')}>
                    {link.text}
                  </MenuLink>
                ))}
                <LanguageItems links={languages} />
              </Menu>
            </div>
          )}
        </div>
      </div>
    </header>
  )
}
