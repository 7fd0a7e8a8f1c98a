import type { ReactNode } from 'react'
import type { Edition } from '../../editions/types.ts'
import { hoursText } from '../../theme/dates.ts'
import { formatMark } from '../../theme/marks.ts'
import { showPhone } from '../../theme/shown-phone.ts'
import { fill, plural } from '../../theme/words.ts'
import { wallTime } from '../../theme/zones.ts'
import { useKept } from '../kept.tsx'
import { hasPage, pathTo } from '../routes.ts'
import { useHref, useSite, useTexts } from '../site.ts'
import { Icon } from '../ui/Icon.tsx'
import * as icons from '../ui/icons.ts'
import { Menu } from '../ui/Popover.tsx'
import { Rating } from '../ui/Rating.tsx'
import styles from './Footer.module.css'
import type { FooterData } from './load.ts'
import { entry, mainMenu } from './menus.ts'

interface Link {
  href: string
  text: string
}

/** Payment cards whose signs are shown; pictures of `public/img/cards/`. */
const cards = [
  ['visa', 'Visa'],
  ['mastercard', 'Mastercard'],
] as const

interface Shown {
  data: FooterData
  edition: Edition
  /** The page asks for consent, which its visitor may change. */
  asks: boolean
}

/** Links, lists, contacts and countries under a page (spec: public 2.5, decisions WEB-6, WEB-7). */
export function Footer({ data, edition, asks }: Shown) {
  const kept = useKept()
  return (
    <footer className={styles.root}>
      <div
        className="wrap col wide"
        {...kept(asks ? 'footer that asks' : 'footer', data, () => <Content data={data} edition={edition} asks={asks} />)}
      />
    </footer>
  )
}

function Content({ data, edition, asks }: Shown) {
  const { language } = useSite()
  const layout = useTexts('layout')
  const { footer: t } = layout
  const href = useHref()
  const isShown = (path: string) => hasPage(edition, path) && !data.hidden_pages.includes(path.replaceAll(/^\/|\/$/g, ''))
  const known = (links: Link[]) => links.filter((link) => isShown(link.href)).map((link) => ({ ...link, href: href(link.href) }))
  const listed = (links: readonly { link: string; name: string }[]) => known(links.map(({ link, name }) => ({ href: `/${link}`, text: name })))
  const page = (alias: string, text: string) => ({ href: pathTo('staticPage', { alias }), text })
  const { popular_lists: popular, site_review_stats: stats } = data
  const { weekdays, weekend } = edition.workingHours
  const exam = edition.examName?.[language]
  return (
    <>
      {/* what opens from below them covers the window, which it could not from within what is drawn later */}
      <div className={`${styles.columns} later`}>
        <Column
          title={t.about_title}
          links={[
            ...known([
              entry(edition, 'about', t.about),
              entry(edition, 'howItWorks', t.how_it_works),
              entry(edition, 'contacts', t.contacts),
              page('faq', t.faq),
              entry(edition, 'reviews', t.reviews),
              entry(edition, 'media', t.media),
              page('cookies', t.cookies),
              ...(data.lists.includes('videos') ? [entry(edition, 'videos', layout.videos)] : []),
              entry(edition, 'materials', t.materials),
              entry(edition, 'englishTest', t.english_test),
              entry(edition, 'popular', t.popular),
              ...mainMenu(edition, layout),
            ]),
            ...(data.school_link ? [{ href: data.school_link, text: t.courses }] : []),
          ]}
        />
        <Column title={t.popular_cities} links={[...listed(popular.city), ...known([entry(edition, 'allCities', t.all_cities)])]} />
        <Column title={t.popular_lessons} links={[...listed(popular.lesson), ...known([entry(edition, 'allSubjects', t.all_subjects)])]} />
        <Column title={t.popular_links} links={listed(popular.custom_links)} />
        {exam && (
          <Column
            title={fill(t.popular_exam, { exam })}
            links={known(data.zno_list.map(({ url, name }) => ({ href: `/${url.replace(/^\//, '')}`, text: name })))}
          />
        )}
        <Column
          title={t.legal_title}
          links={known([
            { href: edition.legalLinks.offer, text: t.offer },
            { href: edition.legalLinks.clientOffer, text: t.client_offer },
            { href: edition.legalLinks.privacy, text: t.privacy },
          ])}
        >
          {asks && (
            <li>
              <button type="button" data-cookies="">
                {layout.cookies.settings}
              </button>
            </li>
          )}
        </Column>
        <Column title={t.support_title} links={edition.supportPhones.map((phone) => ({ href: `tel:${phone}`, text: showPhone(phone, edition) }))}>
          <li>
            {t.weekdays} <span className="nowrap">{hoursText(weekdays, edition)}</span>
          </li>
          <li>
            {t.weekend} <span className="nowrap">{hoursText(weekend, edition)}</span>
          </li>
        </Column>
      </div>
      <div className="row">
        {stats && stats.total_count > 0 && (
          <Rating
            mark={formatMark(stats.avg_review_mark, edition, language)}
            count={plural(t.rating_count, stats.total_count, edition, language)}
            href={href(pathTo('reviews'))}
          />
        )}
        <ul className={styles.line} aria-label={t.social}>
          {edition.socialLinks.map(({ name, url }) => (
            <li key={name}>
              <a href={url} rel="noopener nofollow" target="_blank">
                {name}
              </a>
            </li>
          ))}
        </ul>
        <ul className={`${styles.line} push`} aria-label={t.cards}>
          {cards.map(([file, name]) => (
            <li key={file}>
              <img src={`/img/cards/${file}.svg`} alt={name} width={40} height={26} loading="lazy" />
            </li>
          ))}
        </ul>
      </div>
      <div className="row">
        <p>{fill(t.copyright, { years: years(edition.dev_years, wallTime(edition.timeZone, Date.now() / 1000).year) })}</p>
        <div className="push">
          <Countries data={data} />
        </div>
      </div>
    </>
  )
}

const years = (first: number, now: number) => (now > first ? `${first}–${now}` : String(first))

const Column = ({ title, links, children }: { title: string; links: readonly Link[]; children?: ReactNode }) =>
  links.length > 0 || children ? (
    <div>
      <h2 className="s">{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href}>{link.text}</a>
          </li>
        ))}
        {children}
      </ul>
    </div>
  ) : null

/** The product in other countries; those without a site are named without a link. */
function Countries({ data }: { data: FooterData }) {
  const { edition } = useSite()
  const t = useTexts('layout')
  return (
    <>
      <button type="button" className={styles.countries} popoverTarget="countries">
        <Flag code={edition.code} />
        {t.footer.countries}
        <Icon d={icons.next} turn="up" />
      </button>
      <Menu id="countries" label={t.footer.countries}>
        {Object.entries(data.countries_list).map(([code, country]) => (
          <li key={code}>
            {country.href ? (
              <a href={country.href} aria-current={code === edition.code ? 'true' : undefined}>
                <Flag code={code} />
                {country.name}
              </a>
            ) : (
              <span className="soft">
                <Flag code={code} />
                {country.name}
              </span>
            )}
          </li>
        ))}
      </Menu>
    </>
  )
}

const Flag = ({ code }: { code: string }) => <img src={`/img/flags/${code}.svg`} alt="" width={24} height={16} loading="lazy" />
