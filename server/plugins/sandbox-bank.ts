import type { FastifyReply } from 'fastify'
import fp from 'fastify-plugin'
import { escaped } from '../html/escape.ts'
import type { Charge } from '../outside/banks/bank.ts'
import { readOrder, SANDBOX_PATH, type SandboxCard, sandboxCards } from '../outside/banks/sandbox.ts'
import { isSandboxOutcome, type SandboxOutcome, sandboxOutcomes, tellOutcome } from '../outside/banks/sandbox-outcomes.ts'
import { sandboxPages } from '../outside/sandbox-page.ts'
import type { Settings } from '../settings.ts'

const bank = sandboxPages(
  'Sandbox bank',
  `body{max-width:28rem}dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:0 0 1rem}dt{color:#5d675f}dd{margin:0;text-align:right;font-variant-numeric:tabular-nums}
label{display:block;margin:1rem 0 .25rem}select,button{width:100%}button{background:#1f6b3a;border-color:#1f6b3a;color:#fff;margin-top:1rem}p{font-size:.875rem}`,
)

/** What each outcome does, in words of those who try it. */
const words: Record<SandboxOutcome, string> = {
  paid: 'Paid',
  failed: 'Refused by the bank',
  pending: 'Pending, nothing more is told',
  cancelled: 'Back to the shop without paying',
  paid_twice: 'Paid, told twice',
  failed_then_paid: 'Refused, then paid',
  paid_then_failed: 'Paid, then refused',
  wrong_sum: 'Paid another sum',
  wrong_currency: 'Paid in another currency',
  wrong_signature: 'Paid, wrongly signed',
  unknown_payment: 'Paid, of a payment that nobody knows',
}

/** What a card that is kept here does when it is used again. */
const cardWords: Record<SandboxCard, string> = { paid: 'pays', confirm: 'asks for 3-D Secure', refused: 'is refused' }

/** The pages of the sandbox bank, which a developer sees in place of a real one: no session of ours, no script, every outcome to choose from. Never in production. */
export const sandboxBankPages = fp<{ settings: Settings }>(async (app, { settings: { mode, secret } }) => {
  if (mode === 'production') return
  const show = async (given: Record<string, unknown>, reply: FastifyReply) => {
    const charge = readOrder(given, secret)
    if (!charge) return reply.code(403).type('text/plain; charset=utf-8').send('The sandbox bank does not know this order.')
    return reply
      .headers(bank.headers(new URL(charge.return_url).origin))
      .type('text/html; charset=utf-8')
      .send(pageOf(charge, given))
  }
  app.get(SANDBOX_PATH, async ({ query }, reply) => show(query as Record<string, unknown>, reply))
  app.post(SANDBOX_PATH, async ({ body, log }, reply) => {
    const given = (body ?? {}) as Record<string, unknown>
    const charge = readOrder(given, secret)
    if (!charge || given.outcome === undefined) return show(given, reply)
    if (!isSandboxOutcome(given.outcome)) return reply.code(400).type('text/plain; charset=utf-8').send('The sandbox bank has no such outcome.')
    const card = Object.hasOwn(sandboxCards, String(given.card)) ? (given.card as SandboxCard) : 'paid'
    await tellOutcome(charge, { outcome: given.outcome, card }, secret).catch((error) =>
      log.error({ err: error }, 'the sandbox bank could not tell of a payment'),
    )
    return reply.redirect(given.outcome === 'cancelled' ? charge.cancel_url : charge.return_url, 303)
  })
})

const options = (all: Readonly<Record<string, string>>) =>
  Object.entries(all)
    .map(([value, word]) => `<option value="${value}">${word}</option>`)
    .join('')

const spaced = (number: string) => number.replaceAll(/(.{4})(?=.)/g, '$1 ')

const cardField = `<label for="card">Card, when it is used again</label>
<select id="card" name="card">${options(Object.fromEntries(Object.entries(sandboxCards).map(([kind, number]) => [kind, `${spaced(number)} ${cardWords[kind as SandboxCard]}`])))}</select>`

const pageOf = ({ title, sum, currency, payment_id, language, save_card }: Charge, { order, signature }: Record<string, unknown>) =>
  bank.page(`<dl><dt>Shop</dt><dd>Docento</dd><dt>For</dt><dd lang="${escaped(language)}">${escaped(title)}</dd><dt>Sum</dt><dd><b>${sum.toFixed(2)} ${escaped(currency)}</b></dd><dt>Card</dt><dd>4242 4242 4242 4242</dd></dl>
<form method="post" action="${SANDBOX_PATH}">
<input type="hidden" name="order" value="${escaped(String(order))}"><input type="hidden" name="signature" value="${escaped(String(signature))}">
<label for="outcome">Outcome</label>
<select id="outcome" name="outcome">${options(Object.fromEntries(sandboxOutcomes.map((outcome) => [outcome, words[outcome]])))}</select>
${save_card ? cardField : ''}
<button>Go on</button>
</form>
<p>No money moves here. Payment ${escaped(payment_id)}.</p>`)
