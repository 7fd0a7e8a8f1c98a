import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Node = Readonly<Record<string, unknown>>
interface Type {
  is: readonly string[]
  /** Property → types that it takes, one after the other. */
  has: Readonly<Record<string, string>>
}
const { types } = JSON.parse(readFileSync(join(import.meta.dirname, 'vocabulary.json'), 'utf8')) as { types: Readonly<Record<string, Type>> }

/** A type and all that it descends from. */
const lineage = (name: string): string[] => [name, ...(types[name]?.is ?? []).flatMap(lineage)]

const isUrl = (value: string) => /^https?:\/\/[^\s]+$/.test(value)
const isDay = (value: string) => /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d))?$/.test(value) && !Number.isNaN(Date.parse(value))

const plainTypes = ['Text', 'Number', 'Integer', 'Float', 'Boolean', 'Date', 'DateTime', 'Time', 'Duration', 'CssSelectorType', 'PronounceableText']

/** Whether a plain value is one of the types that a property takes. */
function isTaken(value: unknown, taken: readonly string[]): boolean {
  if (typeof value === 'number') return taken.some((type) => ['Number', 'Integer', 'Float'].includes(type)) && Number.isFinite(value)
  if (typeof value === 'boolean') return taken.includes('Boolean')
  if (typeof value !== 'string' || value.trim() === '') return false
  // a thing may be told by its address alone
  if (isUrl(value) && taken.some((type) => !plainTypes.includes(type))) return true
  return (
    taken.some((type) => ['Text', 'Time', 'Duration', 'CssSelectorType', 'PronounceableText'].includes(type)) ||
    (taken.includes('URL') && isUrl(value)) ||
    (taken.some((type) => ['Date', 'DateTime'].includes(type)) && isDay(value))
  )
}

const filled = (value: unknown) => value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
const all = (value: unknown) => [value ?? []].flat() as unknown[]
const asNode = (value: unknown): Node => (typeof value === 'object' && value !== null ? (value as Node) : {})
const lacking = (node: Node, ...names: string[]) => names.filter((name) => !filled(node[name])).map((name) => `lacks ${name}`)

/** What Google's documents ask of a kind beyond the vocabulary, for it to be shown as a rich result. */
const wanted: Readonly<Record<string, (node: Node) => string[]>> = {
  Product: (node) => [
    ...lacking(node, 'name'),
    ...(filled(node.offers) || filled(node.review) || filled(node.aggregateRating) ? [] : ['lacks offers, review or aggregateRating']),
  ],
  Offer: (node) => lacking(node, 'price', 'priceCurrency'),
  AggregateOffer: (node) => [
    ...lacking(node, 'lowPrice', 'priceCurrency'),
    ...(Number(node.lowPrice) <= Number(node.highPrice ?? node.lowPrice) ? [] : ['lowPrice above highPrice']),
  ],
  AggregateRating: (node) => [
    ...lacking(node, 'ratingValue'),
    ...(Number(node.reviewCount ?? node.ratingCount) > 0 ? [] : ['counts nothing']),
    ...(Number(node.ratingValue) >= Number(node.worstRating ?? 1) && Number(node.ratingValue) <= Number(node.bestRating ?? 5)
      ? []
      : ['ratingValue out of range']),
  ],
  Review: (node) => [...lacking(node, 'author', 'reviewRating'), ...lacking(asNode(node.reviewRating), 'ratingValue')],
  FAQPage: (node) => lacking(node, 'mainEntity'),
  Question: (node) => [...lacking(node, 'name', 'acceptedAnswer'), ...lacking(asNode(node.acceptedAnswer), 'text')],
  BreadcrumbList(node) {
    const items = all(node.itemListElement).map(asNode)
    return [
      ...(items.length >= 2 ? [] : ['has fewer than two crumbs']),
      ...items.flatMap((item, at) => [...lacking(item, 'name'), ...(at === items.length - 1 ? [] : lacking(item, 'item'))]),
      ...(items.every(({ position }, at) => position === at + 1) ? [] : ['is not numbered from 1']),
    ]
  },
  ItemList(node) {
    const items = all(node.itemListElement).map(asNode)
    const places = items.map(({ position }) => Number(position))
    return [
      ...lacking(node, 'itemListElement'),
      ...items.flatMap((one) => (filled(one.url) || filled(one.item) ? [] : ['an entry leads nowhere'])),
      ...(places.every((place, at) => at === 0 || place === Number(places[at - 1]) + 1) ? [] : ['is not numbered on']),
    ]
  },
  LocalBusiness: (node) => lacking(node, 'name', 'address'),
  PostalAddress: (node) => lacking(node, 'addressCountry'),
  ProfilePage: (node) => [...lacking(node, 'mainEntity'), ...lacking(asNode(node.mainEntity), 'name')],
  NewsArticle: (node) => lacking(node, 'headline', 'datePublished', 'author'),
  BlogPosting: (node) => lacking(node, 'headline', 'datePublished', 'author'),
  VideoObject: (node) => lacking(node, 'name', 'thumbnailUrl', 'uploadDate'),
  JobPosting: (node) => lacking(node, 'title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'),
  Organization: (node) => lacking(node, 'name'),
  WebSite: (node) => lacking(node, 'name', 'url'),
}

/** What is wrong with a graph of JSON-LD by schema.org's vocabulary and by what search engines ask; empty for a good one. */
export function problemsOf(graph: unknown): string[] {
  const node = asNode(graph)
  return [...(node['@context'] === 'https://schema.org' ? [] : ['@context is not schema.org']), ...problemsIn(node, String(node['@type']))]
}

function problemsIn(node: Node, at: string): string[] {
  const type = String(node['@type'])
  if (!types[type]) return [`${at}: ${type} is no type of the vocabulary`]
  const known = Object.assign({}, ...lineage(type).map((name) => types[name]?.has)) as Record<string, string>
  const properties = Object.entries(node).filter(([name]) => !name.startsWith('@'))
  return [
    ...(wanted[type]?.(node) ?? []).map((problem) => `${at} ${problem}`),
    ...properties.flatMap(([name, value]) => {
      const taken = known[name]?.split(' ')
      if (!taken) return [`${at}: ${type} has no ${name}`]
      if (all(value).length === 0) return [`${at}.${name} is empty`]
      return all(value).flatMap((one) => {
        if (typeof one !== 'object' || one === null)
          return isTaken(one, taken) ? [] : [`${at}.${name} takes ${taken.join(' or ')}, not ${JSON.stringify(one)}`]
        const given = String(asNode(one)['@type'])
        const fits = lineage(given).some((ancestor) => taken.includes(ancestor))
        return [...(fits ? [] : [`${at}.${name} takes ${taken.join(' or ')}, not a ${given}`]), ...problemsIn(asNode(one), `${at}.${name}`)]
      })
    }),
  ]
}
