import { useState } from 'react'
import { api } from '../../data-providers/api.ts'
import type { ClientAccount } from '../../schemas/client-account.ts'
import { clientMailLists } from '../../schemas/client-account-terms.ts'
import { fill } from '../../theme/words.ts'
import { useCabinet } from '../cabinet/Cabinet.tsx'
import { useConfirm } from '../cabinet/use-confirm.ts'
import { useLater } from '../cabinet/use-later.ts'
import { useTexts } from '../site.ts'
import { Button, IconButton } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import * as icons from '../ui/icons.ts'

const dialogs = { address: async () => (await import('./AddressDialog.tsx')).AddressDialog }

/** Addresses beside the account's own that take its mails (spec: decisions CLI-5). */
export function AddressRows({ client }: { client: ClientAccount }) {
  const { reload } = useCabinet()
  const t = useTexts('client-account').settings
  const dialog = useLater(dialogs, ['errors', 'errors-auth', 'orders-dialogs'])
  const confirm = useConfirm()
  const [asked, setAsked] = useState('')
  const remove = (email: string) =>
    api.post('/client/additional_email_subscription/subscribe', { email, subscriptions: { reminders: false, news: false, promo: false } })
  return (
    <section tabIndex={-1} className="sheet col" aria-labelledby="others">
      <h2 id="others" className="l">
        {t.others.title}
      </h2>
      <p className="s soft">{t.others.about}</p>
      {client.additional_emails.length > 0 && (
        <ul>
          {client.additional_emails.map(({ email, subscriptions }) => {
            const { busy, ...opens } = confirm.opens(() => setAsked(email))
            return (
              <li key={email} className="row">
                <span className="grow">
                  <b>{email}</b>
                  <br />
                  <small className="soft">
                    {clientMailLists
                      .filter((list) => subscriptions[list])
                      .map((list) => t.mails[list].label)
                      .join('\u00a0· ')}
                  </small>
                </span>
                <IconButton label={fill(t.others.remove, { to: email })} {...opens} busy={busy && asked === email}>
                  <Icon d={icons.close} />
                </IconButton>
              </li>
            )
          })}
        </ul>
      )}
      <div>
        <Button look="line" {...dialog.opens('address')}>
          {t.others.add}
        </Button>
      </div>
      {confirm.Dialog && (
        <confirm.Dialog
          {...t.others.asked}
          title={fill(t.others.remove, { to: asked })}
          done={t.others.removed}
          call={() => remove(asked)}
          after={reload}
          onClose={confirm.close}
        />
      )}
      {dialog.Dialog && <dialog.Dialog client={client} onClose={dialog.close} />}
    </section>
  )
}
