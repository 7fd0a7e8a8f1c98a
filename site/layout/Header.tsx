import { Account } from '../islands/index.ts'
import { useHref, useSite, useTexts } from '../site.ts'
import { IconButton } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import * as icons from '../ui/icons.ts'
import { Menu, MenuLink } from '../ui/Popover.tsx'
import { type Frame, hasMenus } from './frame.ts'
import styles from './Header.module.css'
import { LanguageChoice, LanguageSwitcher } from './Languages.tsx'
import { Logo } from './Logo.tsx'
import { isSwitcherInHeader, type LanguageLink } from './language-links.ts'
import { type MenuItem, mainMenu, moreMenu, type Offered, requestMenu } from './menus.ts'

const isAt = (path: string, href: string) => `${path.replace(/\/$/, '')}/`.startsWith(`${href.replace(/\/$/, '')}/`)

/** The bar above every page (spec: public 2.2). */
export function Header({ frame, languages, offered }: { frame: Frame; languages: readonly LanguageLink[]; offered: Offered }) {
  const { edition, path } = useSite()
  const t = useTexts('layout')
  const href = useHref()
  const hrefOnBlog = useHref('blog')
  if (frame.header === 'none') return null
  const isFull = frame.header === 'full'
  const withMenus = hasMenus(frame)
  const main = withMenus ? mainMenu(edition, t) : []
  const request = withMenus ? requestMenu(edition, t) : []
  const more = withMenus ? moreMenu(edition, t, offered) : []
  const inHeader = frame.header === 'languages' || (isFull && isSwitcherInHeader(edition))
  const entries = [...main, ...request, ...more]
  const hasBurger = isFull && entries.length + languages.length > 0
  const at = ({ href: to = '/', host }: MenuItem) => (to.startsWith('/') ? (host === 'blog' ? hrefOnBlog : href)(to) : to)
  return (
    <header className={styles.root}>
      <div className="wrap">
        <Logo href={href('/')} />
        {main.length + more.length > 0 && (
          <nav className={`${styles.nav} from-l`} aria-label={t.main_menu}>
            {main.map((item) => (
              <a key={item.text} href={at(item)} aria-current={isAt(path, item.href ?? '/') ? 'page' : undefined}>
                {item.text}
              </a>
            ))}
            {more.length > 0 && (
              <>
                <button type="button" popoverTarget="more">
                  {t.more}
                  <Icon d={icons.next} turn="down" />
                </button>
                <Menu id="more" label={t.more}>
                  <MenuItems items={more} at={at} />
                </Menu>
              </>
            )}
          </nav>
        )}
        <div className="row push">
          {inHeader && languages.length > 0 && (
            <div className={isFull ? 'from-m' : undefined}>
              <LanguageSwitcher links={languages} />
            </div>
          )}
          {withMenus && <Account />}
          {hasBurger && (
            <div className={entries.length > 0 ? 'to-l' : 'to-m'}>
              <IconButton label={t.menu} popoverTarget="menu">
                <Icon d={icons.menu} />
              </IconButton>
              <Menu id="menu" label={t.menu}>
                <MenuItems items={entries} at={at} />
                <LanguageChoice links={languages} className="to-m" />
              </Menu>
            </div>
          )}
        </div>
      </div>
    </header>
  )
}

const MenuItems = ({ items, at }: { items: readonly MenuItem[]; at: (item: MenuItem) => string }) =>
  items.map((item) => (
    <MenuLink key={item.text} href={at(item)} className={item.notForTutors ? styles.notForTutors : undefined}>
      {/* a file, fetched once its menu is seen: drawn into the page it would weigh on each, and asked for by the press its picture would wait for it */}
      {item.isSchool && <img src="/img/school.svg" alt="" width="20" height="20" loading="lazy" />}
      {item.text}
    </MenuLink>
  ))
