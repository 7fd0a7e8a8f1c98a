import { escaped } from '../../server/html/escape.ts'
import { school } from '../../server/outside/sandbox-school-page.ts'
import type { Received, ReceivedOrder } from './received.ts'

const words = [
  ['processing', 'We work on it'],
  ['paid', 'It is paid'],
  ['lost', 'It is lost'],
]
const answers = [
  ['accepted', 'Accept'],
  ['refused', 'Refuse'],
]

/** Everything that was sent to the school, the newest first, with what it can tell of it. */
export function listPage({ orders, candidates }: Received, said: string): string {
  const form = (fields: Record<string, string>, buttons: string[][]) =>
    `<form method="post" action="/tell">${Object.entries(fields)
      .map(([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`)
      .join('')}${buttons.map(([value = '', text = '']) => `<button name="status" value="${value}">${text}</button>`).join('')}</form>`
  const newest = [...orders.values()].reverse()
  return school.page(`${said ? `<p role="status"><b>${escaped(said)}</b></p>` : ''}
<h2>Orders</h2>
${newest.map((one) => `${orderLines(one)}${form({ edition: one.edition, school_order_id: one.number }, words)}`).join('') || '<p>None yet.</p>'}
<h2>Tutors who want to teach here</h2>
${
  [...candidates.values()]
    .reverse()
    .map(
      ({
        edition,
        candidate,
        told,
      }) => `<p><b>${escaped(`${candidate.name} ${candidate.last_name}`)}</b>, ${escaped(edition)}, tutor ${candidate.tutor_id}${told && `, ${escaped(told)}`}<br>
${escaped(candidate.lessons.map(({ name }) => name).join(', '))}<br>${escaped(candidate.about)}</p>
${form({ edition, tutor_id: String(candidate.tutor_id) }, answers)}`,
    )
    .join('') || '<p>None yet.</p>'
}`)
}

function orderLines({ number, order, payments, told }: ReceivedOrder): string {
  const lines = order
    ? [
        [order.client.name, order.client.phone, order.client.email].filter(Boolean).join(', '),
        order.lessons.map(({ name, levels }) => [name, ...levels].join(', ')).join('; '),
        order.school_tutor_id === null ? '' : `wants tutor ${order.school_tutor_id}`,
        order.package_lessons === null ? '' : `wants ${order.package_lessons} lessons`,
        order.wishes,
      ]
    : ['The client has deleted the account.']
  const paid = payments.map(({ lessons, sum, currency }) => `paid ${lessons} lessons, ${sum} ${currency}`)
  const all = [...lines, ...paid].filter(Boolean).map(escaped).join('<br>')
  return `<p><b>${escaped(number)}</b>${told && `, ${escaped(told)}`}<br>${all}</p>`
}
