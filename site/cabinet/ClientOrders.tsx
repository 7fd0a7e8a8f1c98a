import { ClientOrderItem } from '../orders/client/ClientOrderItem.tsx'
import { useListMemory } from '../orders/list-memory.ts'
import styles from '../orders/OrderList.module.css'
import { Pages } from '../orders/Pages.tsx'
import { Outcome, page, type Visit } from '../page.ts'
import { cataloguePath, pathTo } from '../routes.ts'
import { useHref, useSite, useTexts } from '../site.ts'
import { LinkButton } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import { LoadFailed } from './LoadFailed.tsx'
import { loaded } from './loaded.ts'
import { pageIn, pastTheEnd } from './page-in.ts'
import { useAnyNews } from './use-news.ts'

type Kind = 'active' | 'archive'
type Data = Exclude<Awaited<ReturnType<typeof load>>, Outcome>

async function load(visit: Visit, kind: Kind) {
  const { api, language, query } = visit
  const asked = { page: pageIn(query), lang: language }
  const [shown, other] = await Promise.all([
    api.get(`/client/orders/${kind}`, asked),
    api.get(kind === 'active' ? '/client/orders/archive' : '/client/orders/active', { lang: language }),
  ])
  const data = loaded(shown)
  if (data instanceof Outcome || data === null) return data
  const others = other.status === 'success' ? other.data.total_count : undefined
  const [active, archive] = kind === 'active' ? [data.total_count, others] : [others, data.total_count]
  return pastTheEnd(visit, data.pages_count) ?? { ...data, kind, page: asked.page, counts: { active, archive } }
}

function ClientOrderList({ data }: { data: Data }) {
  const { edition } = useSite()
  const { title, find } = useTexts('orders-client')
  const t = useTexts('orders-client-lists')
  const href = useHref()
  useListMemory()
  // tutors answer and write meanwhile
  useAnyNews()
  if (!data) return <LoadFailed />
  const { kind, counts } = data
  const empty = kind === 'active' ? t.empty : t.empty_archive
  const catalogue = href(cataloguePath(edition))
  const tab = (name: Kind, path: string) => ({
    href: href(path),
    label: t[name],
    current: name === kind,
    ...(counts[name] !== undefined && { count: counts[name] }),
  })
  return (
    <div className="col">
      <div className="row">
        <h1>{title}</h1>
        {data.orders.length > 0 && (
          <LinkButton look="line" className="push" href={catalogue}>
            {find}
          </LinkButton>
        )}
      </div>
      <Tabs label={t.lists} tabs={[tab('active', pathTo('clientOrders')), tab('archive', pathTo('clientArchive'))]} />
      {data.orders.length === 0 ? (
        <Empty title={empty.title} text={empty.text} drawing={kind === 'active' ? 'requests' : 'archive'}>
          {kind === 'active' && <LinkButton href={catalogue}>{find}</LinkButton>}
        </Empty>
      ) : (
        <ul className={styles.list}>
          {data.orders.map((order) => (
            <li key={order.order_id} data-visit={order.order_id}>
              <ClientOrderItem order={order} />
            </li>
          ))}
        </ul>
      )}
      <Pages page={data.page} pages={data.pages_count} />
    </div>
  )
}

/** The client's two lists: under way, and over (spec: decisions CLI-7). */
const list = (kind: Kind) =>
  page({
    role: 'client',
    texts: ['orders', 'orders-client', 'orders-client-lists', 'enums-requests'],
    keeps: ['page'],
    load: (visit) => load(visit, kind),
    head: (_, { texts }) => ({ title: texts('orders-client').title }),
    View: ClientOrderList,
  })

export const active = list('active')
export const archive = list('archive')
