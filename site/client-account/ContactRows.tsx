import type { ClientAccount } from '../../schemas/client-account.ts'
import { showPhone } from '../../theme/shown-phone.ts'
import { useCabinet } from '../cabinet/Cabinet.tsx'
import { useLater } from '../cabinet/use-later.ts'
import { useSite, useTexts } from '../site.ts'
import { Button } from '../ui/Button.tsx'

const dialogs = {
  phone: async () => (await import('./ContactDialog.tsx')).PhoneDialog,
  email: async () => (await import('./ContactDialog.tsx')).EmailDialog,
}

/** Phone and address, each changed or confirmed by a code in a dialog of its own (spec: decisions CLI-6). */
export function ContactRows({ client }: { client: ClientAccount }) {
  const { edition } = useSite()
  const { reload } = useCabinet()
  const words = useTexts('client-account').settings.contacts
  const t = useTexts('joining').contacts
  const dialog = useLater(dialogs, ['errors', 'errors-auth', 'errors-requests', 'auth'])
  const rows = [
    { kind: 'phone', label: t.phone, shown: client.phone_plain && showPhone(client.phone_plain, edition), isConfirmed: client.phone_confirmed },
    { kind: 'email', label: t.email, shown: client.email, isConfirmed: client.email_confirmed },
  ] as const
  return (
    <section className="sheet col" aria-labelledby="contacts">
      <h2 id="contacts" className="l">
        {words.title}
      </h2>
      <p className="s soft">{words.about}</p>
      <ul className="col">
        {rows.map(({ kind, label, shown, isConfirmed }) => {
          const verb = !shown || isConfirmed ? t.change : t.confirm
          return (
            <li key={kind} className="row">
              <span className="grow">
                <b>{label}</b>
                <br />
                <small className="soft">{shown ? `${shown} · ${isConfirmed ? t.confirmed : t.unconfirmed}` : words.none}</small>
              </span>
              <Button look="line" small aria-label={`${verb}: ${label}`} {...dialog.opens(kind)}>
                {verb}
              </Button>
            </li>
          )
        })}
      </ul>
      {dialog.Dialog && <dialog.Dialog client={client} onDone={reload} onClose={dialog.close} />}
    </section>
  )
}
