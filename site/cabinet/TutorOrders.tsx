import type { TutorOrderCategory } from '../../schemas/orders-tutor.ts'
import { isNews, useAccount } from '../layout/account/store.ts'
import { useListMemory } from '../orders/list-memory.ts'
import styles from '../orders/OrderList.module.css'
import { Pages } from '../orders/Pages.tsx'
import { categories, categoryAddresses } from '../orders/tutor/categories.ts'
import { PaymentNote } from '../orders/tutor/PaymentNote.tsx'
import { TutorOrderItem } from '../orders/tutor/TutorOrderItem.tsx'
import { Outcome, type Page, page, type Visit } from '../page.ts'
import { pathTo } from '../routes.ts'
import { useHref, useTexts } from '../site.ts'
import { LinkButton } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import { LoadFailed } from './LoadFailed.tsx'
import { loaded } from './loaded.ts'
import { pageIn, pastTheEnd } from './page-in.ts'
import { useNews } from './use-news.ts'

type Data = Exclude<Awaited<ReturnType<typeof load>>, Outcome>

async function load(visit: Visit, category: TutorOrderCategory) {
  const { api, query } = visit
  const number = pageIn(query)
  const [shown, waiting] = await Promise.all([api.get(`/tutor/orders/${category}`, { page: number }), api.get('/tutor/on_site_notifications')])
  const data = loaded(shown)
  if (data instanceof Outcome || data === null) return data
  return pastTheEnd(visit, data.pages_count) ?? { ...data, category, page: number, waiting: waiting.status === 'success' ? waiting.data : null }
}

function TutorOrderList({ data }: { data: Data }) {
  const t = useTexts('orders-tutor-lists')
  const href = useHref()
  useListMemory()
  useNews(useAccount(({ bell }) => isNews(bell, data?.waiting)))
  if (!data) return <LoadFailed />
  const { category } = data
  return (
    <div className="col">
      <h1>{t.title}</h1>
      <Tabs
        label={t.lists}
        tabs={categories.map((name) => ({
          href: href(pathTo(categoryAddresses[name])),
          label: t.tabs[name],
          current: name === category,
          ...(name === 'new' ? { fresh: data.counts[name] ?? 0 } : name !== 'archive' && { count: data.counts[name] ?? 0 }),
        }))}
      />
      {data.waiting && <PaymentNote waiting={data.waiting} />}
      {data.orders.length === 0 ? (
        <Empty
          title={t.empty[category]}
          {...(category !== 'archive' && { text: t.empty.text })}
          drawing={category === 'archive' ? 'archive' : 'orders'}
        >
          {category !== 'my' && (
            <LinkButton look="line" href={href(pathTo('myOrders'))}>
              {t.empty.elsewhere}
            </LinkButton>
          )}
        </Empty>
      ) : (
        <ul className={styles.list}>
          {data.orders.map((order) => (
            <li key={order.order_id} data-visit={order.order_id}>
              <TutorOrderItem order={order} takesOrders={data.takes_orders} />
            </li>
          ))}
        </ul>
      )}
      <Pages page={data.page} pages={data.pages_count} />
    </div>
  )
}

/** One of the tutor's eight lists, with the numbers of all of them (spec: decisions ORD-11). */
const list = (category: TutorOrderCategory) =>
  page({
    role: 'tutor',
    texts: ['orders', 'orders-tutor', 'orders-tutor-lists', 'enums-orders', 'enums-requests'],
    keeps: ['page'],
    load: (visit) => load(visit, category),
    head: (_, { texts }) => ({ title: `${texts('orders-tutor-lists').title}: ${texts('orders-tutor-lists').tabs[category]}` }),
    View: TutorOrderList,
  })

export const screens = Object.fromEntries(categories.map((category) => [category, list(category)])) as Record<TutorOrderCategory, Page>
