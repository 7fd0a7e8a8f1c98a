import type { Catalogue } from '../../schemas/index.ts'
import { useHref, useSite, useTexts } from '../site.ts'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/Icon.tsx'
import * as icons from '../ui/icons.ts'
import styles from './CatalogueBar.module.css'
import type { Choices } from './choices.ts'
import { Pick } from './Pick.tsx'

interface Props {
  data: Pick<Catalogue, 'pageType' | 'filters' | 'filter_lists'>
  choices: Choices
}

/** Subject, city unless online, level once there is a subject, online and verified; all of it links (spec: public 2.11). */
export function CatalogueBar({ data: { pageType, filters, filter_lists: lists }, choices }: Props) {
  const t = useTexts('filters')
  const { flags } = useSite().edition
  const isOnline = pageType === 'online_catalog'
  return (
    <div className={styles.root} data-filters>
      <div className={styles.picks}>
        <Pick id="pick-lesson" label={t.lesson} choices={choices.lesson} />
        {!isOnline && <Pick id="pick-city" label={t.city} choices={choices.city} />}
        {filters.lesson && lists.level.length > 0 && <Pick id="pick-level" label={t.level} choices={choices.level} />}
      </div>
      <div className={styles.toggles}>
        <Toggle role="switch" on={isOnline} link={isOnline ? lists.offline : lists.online} open>
          {t.online}
        </Toggle>
        {flags.verifiedFilter && lists.verified !== null && (
          <Toggle role="checkbox" on={filters.verified} link={lists.verified}>
            {t.verified_short}
          </Toggle>
        )}
      </div>
    </div>
  )
}

interface ToggleProps {
  role: 'switch' | 'checkbox'
  on: boolean
  link: string
  /** Crawlers are shown the way. */
  open?: boolean
  children: string
}

function Toggle({ role, on, link, open, children }: ToggleProps) {
  const href = useHref()
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the role is a switch's or a checkbox's
    <a className={styles.toggle} role={role} aria-checked={on} href={href(`/${link}`)} rel={open ? undefined : 'nofollow'}>
      <span className={classes(styles.sign, styles[role])}>{role === 'checkbox' && on && <Icon d={icons.check} />}</span>
      {children}
    </a>
  )
}
