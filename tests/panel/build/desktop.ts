import type { DesktopData, DesktopPlots, DesktopQueue } from '../../../panel/desktop/types.ts'

/** A desktop on which something of everything stands. */
export const buildDesktop = (row: Partial<DesktopData> = {}): DesktopData => ({
  on_shift: [{ id: 2, name: 'Ольга' }],
  orders: { by_status: { 1: 14, 7: 1567, 9: 0 }, new_today: 11, new_7d: 113, new_30d: 335, without_manager: 17 },
  payments: { due_near: 0, overdue: 2, paid_today: 1, paid_30d: 159, sum_30d: 2_595_100, currency: 'UAH' },
  tutors: { on_moderation: 5, verification_requests: 6, billing_sent: 0, registered_7d: 4 },
  content: { ads: 6, blogs: 0, site_reviews: 0 },
  calls_missed_today: 7,
  chats_unread: 3,
  managers: [{ admin_id: 2, name: 'Ольга', in_work: 14, paid_30d: 25 }],
  series: { orders: [{ date: '2026-11-20', n: 11 }], paid: [{ date: '2026-11-20', sum: 8200 }] },
  ...row,
})

/** Something of what waits: for nobody yet, for two managers, for all. */
export const buildQueue = (): DesktopQueue => ({
  queue: [
    { name: 'without_manager', n: 17, since: 1_795_000_000, whose: [{ admin_id: null, name: null, n: 17, since: 1_795_000_000 }] },
    {
      name: 'overdue',
      n: 5,
      since: 1_795_000_000,
      whose: [
        { admin_id: 2, name: 'Ольга', n: 3, since: 1_795_000_000 },
        { admin_id: 1, name: 'Власник', n: 2, since: 1_795_500_000 },
      ],
    },
    { name: 'ads', n: 6, since: 1_795_000_000, whose: [] },
  ],
})

export const buildPlots = (row: Partial<DesktopPlots> = {}): DesktopPlots => ({
  ...{ from: '2026-10-23', to: '2026-11-21', counted_at: 1_795_213_800 },
  managers: [{ admin_id: 2, n: 40, taken_in: 540, paid: 12 }],
  stays: [{ status: 1, n: 14, seconds: 3120 }],
  funnel: { visits: 6000, forms: 600, requests: 335, answered: 290, appointed: 180, first_class: 150, paid: 108, reviewed: 40 },
  series: {
    orders: [{ date: '2026-11-20', n: 11 }],
    paid: [{ date: '2026-11-20', sum: 8200 }],
    answers: [{ date: '2026-11-20', n: 31 }],
    first_answer: [{ date: '2026-11-20', seconds: 2640 }],
  },
  ...row,
})
