import { renderToString } from 'preact-render-to-string'
import type { ReactElement } from 'react'
import type { Head } from '../page.ts'
import type { Known } from '../site.ts'
import type { Drawn } from './kept-parts.ts'
import { splice, stylePlace } from './splice.ts'

/** A page around the text of its one style: the same bytes in every page that shows the same sheets. */
export interface Html {
  before: Buffer
  style: Buffer
  after: Buffer
}

interface Props {
  /** Tag for `<html lang>`. */
  lang: string
  /** The same with its country, for Open Graph. */
  locale: string
  /** What scripts read from `<html>`: the catalogues' aliases. */
  marks: Readonly<Record<`data-${string}`, string>>
  /** Base of addresses that must be whole. */
  origin: string
  head: Head
  style: Buffer
  /** For the islands; null where there are none. */
  known: Known | null
  /** `early`: runs before anything is drawn. */
  scripts: { entry: string; early: string | undefined; preload: readonly string[] }
  body: Pick<Drawn, 'html' | 'kept'>
}

/** JSON that can stand in an HTML element. */
const jsonText = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

const Document = ({ lang, locale, marks, origin, head, known, scripts, body }: Omit<Props, 'style'>) => {
  const whole = (href: string) => (href.startsWith('/') ? origin + href : href)
  const social = {
    'og:site_name': 'Docento',
    'og:type': 'website',
    'og:title': head.title,
    'og:description': head.description,
    ...(head.canonical && !head.robots?.startsWith('noindex') && sharedAs(whole(head.canonical), { locale, origin, title: head.title })),
    ...prefixed(head.openGraph),
  }
  return (
    <html lang={lang} {...marks}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{head.title}</title>
        {head.description && <meta name="description" content={head.description} />}
        {head.robots && <meta name="robots" content={head.robots} />}
        {head.canonical && <link rel="canonical" href={whole(head.canonical)} />}
        {head.alternates?.map(({ lang, href }) => (
          <link key={lang} rel="alternate" hrefLang={lang} href={whole(href)} />
        ))}
        {head.feed && <link rel="alternate" type="application/atom+xml" href={head.feed.href} title={head.feed.title} />}
        {Object.entries(social).map(
          ([property, content]) =>
            content && <meta key={property} {...{ [property.startsWith('twitter:') ? 'name' : 'property']: property }} content={content} />,
        )}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheets */}
        <style dangerouslySetInnerHTML={{ __html: stylePlace }} />
        {head.preload && <link rel="preload" as="image" href={head.preload.url_2x} fetchPriority="high" />}
        {scripts.preload.map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: data, escaped */}
        {known && <script type="application/json" id="site" dangerouslySetInnerHTML={{ __html: jsonText(known) }} />}
        {scripts.early && <script src={scripts.early} />}
        <script type="module" src={scripts.entry} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/img/favicon.svg" type="image/svg+xml" />
        {head.structured?.map((graph, at) => (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: data, escaped
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
          <script key={at} type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonText(graph) }} />
        ))}
      </head>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the page, rendered just before */}
      <body dangerouslySetInnerHTML={{ __html: body.html }} />
    </html>
  )
}

/** What those see who share a page of no call: the drawing of all pages. */
const sharedAs = (url: string, { locale, origin, title }: { locale: string; origin: string; title: string }) => ({
  'og:url': url,
  'og:locale': locale,
  'og:image': `${origin}/img/share.png`,
  'og:image:width': '1200',
  'og:image:height': '630',
  'og:image:alt': title,
  'twitter:card': 'summary_large_image',
})

const prefixed = (graph: Head['openGraph'] = {}) =>
  Object.fromEntries(Object.entries(graph).map(([name, value]) => [name.includes(':') ? name : `og:${name}`, value]))

/** The whole HTML of a page around its rendered body. */
export function documentOf({ style, ...props }: Props): Html {
  const html = renderToString((<Document {...props} />) as ReactElement as never)
  const at = html.indexOf(stylePlace)
  return { before: Buffer.from(`<!doctype html>${html.slice(0, at)}`), style, after: splice(html.slice(at + stylePlace.length), props.body.kept) }
}
