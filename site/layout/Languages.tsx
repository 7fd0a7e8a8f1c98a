import { languageTable } from '../../editions/language-table.ts'
import { languageTag } from '../../editions/languages.ts'
import { useSite, useTexts } from '../site.ts'
import { Icon } from '../ui/Icon.tsx'
import * as icons from '../ui/icons.ts'
import { Menu } from '../ui/Popover.tsx'
import styles from './Languages.module.css'
import type { LanguageLink } from './language-links.ts'

/** The present language, opening the others (spec: public 2.9). */
export function LanguageSwitcher({ links }: { links: readonly LanguageLink[] }) {
  const { language } = useSite()
  const t = useTexts('layout')
  return (
    <>
      <button type="button" className={styles.root} popoverTarget="languages">
        <span className="hide">{t.language}: </span>
        {languageTable[language].name}
        <Icon d={icons.next} turn="down" />
      </button>
      <Menu id="languages" label={t.language}>
        <LanguageItems links={links} />
      </Menu>
    </>
  )
}

/** Links to this page in other languages, each in its own words; the choice is remembered (`arrival.ts`). */
function LanguageItems({ links, className }: { links: readonly LanguageLink[]; className?: string }) {
  const { edition } = useSite()
  return links.map(({ language, href }) => (
    <li key={language} className={className}>
      <a href={href} lang={languageTag(edition, language)} hrefLang={languageTag(edition, language)} data-language={language}>
        <Icon d={icons.globe} />
        {languageTable[language].name}
      </a>
    </li>
  ))
}

/** The same with the present language before them, for a menu whose button does not name it. */
export function LanguageChoice({ links, className }: { links: readonly LanguageLink[]; className: string }) {
  const { language } = useSite()
  if (links.length === 0) return null
  return (
    <>
      <li className={className}>
        <span aria-current="true">
          <Icon d={icons.globe} />
          {languageTable[language].name}
        </span>
      </li>
      <LanguageItems links={links} className={className} />
    </>
  )
}
