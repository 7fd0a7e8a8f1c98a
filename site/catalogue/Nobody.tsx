import type { Catalogue } from '../../schemas/index.ts'
import { fill } from '../../theme/words.ts'
import { cataloguePath } from '../routes.ts'
import { useHref, useSite, useTexts } from '../site.ts'
import { LinkButton } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { useNoun } from './noun.ts'
import { wholeList } from './paths.ts'

/** What tutors of any subject are called. */
const ANYBODY = 1

interface Props {
  data: Pick<Catalogue, 'pageType' | 'path' | 'filters' | 'tutors_online' | 'filter_lists' | 'seo_type'>
}

/**
 * Why nobody is listed, and a way on: what price, place or verification left empty is shown whole; off line tutors online are shown too, those of the same
 * where there are some (spec: public 2.11, an empty state).
 */
export function Nobody({ data: { pageType, path, filters, tutors_online, filter_lists: lists, seo_type } }: Props) {
  const { edition } = useSite()
  const { empty } = useTexts('catalogue')
  const noun = useNoun(seo_type)
  const anybody = useNoun(ANYBODY)
  const none = (text: string) => fill(text, { tutors: noun.genitive })
  const href = useHref()
  const clear = (link: string) => <LinkButton href={href(`/${link}`)}>{empty.clear}</LinkButton>
  const isTaught = tutors_online.length > 0
  const online = (look: 'solid' | 'line') => (
    <LinkButton look={look} href={href(isTaught ? `/${wholeList(lists.online)}` : cataloguePath(edition, true))}>
      {fill(empty.link, { tutors: (isTaught ? noun : anybody).genitive })}
    </LinkButton>
  )
  const isOnline = pageType === 'online_catalog'
  if (isNarrowed(filters))
    return (
      <Empty title={none(empty.narrow_title)} text={empty.fewer}>
        {clear(wholeList(path))}
        {!isOnline && online('line')}
      </Empty>
    )
  if (isOnline)
    return (
      <Empty title={none(empty.online_title)} text={empty.fewer}>
        {clear(lists.clear)}
      </Empty>
    )
  return (
    <Empty title={none(empty.title)} text={isTaught ? fill(empty.text, { tutors: noun.name }) : empty.fewer} drawing="desk">
      {online('solid')}
    </Empty>
  )
}

const isNarrowed = ({ rate_from, rate_to, place, verified }: Catalogue['filters']): boolean =>
  rate_from !== null || rate_to !== null || place !== null || verified
