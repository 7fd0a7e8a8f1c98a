import { STATUS } from '../../../schemas/order-status.ts'
import type { OrderForTutor } from '../../../schemas/orders.ts'
import { showPhone } from '../../../theme/shown-phone.ts'
import { fill } from '../../../theme/words.ts'
import { useSite, useTexts } from '../../site.ts'
import { LetterAvatar } from '../../ui/Avatar.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import * as icons from '../../ui/icons.ts'

/** Who asks; phone and e-mail are there only for the appointed tutor (spec: decisions ORD-10). */
export function ClientContacts({ order: { client, status, own, actions } }: { order: OrderForTutor }) {
  const { edition } = useSite()
  const t = useTexts('orders-tutor').order
  const messengers = [client.messengers.viber && 'Viber', client.messengers.whatsapp && 'WhatsApp'].filter(Boolean).join(', ')
  const mayBeAppointed = status <= STATUS.potential && (!own || own.state === 'asked' || own.state === 'responded')
  return (
    <section className="sheet col">
      <h2 className="l">{t.client}</h2>
      <p className="row">
        <LetterAvatar name={client.name} size="s" />
        <b>{client.name}</b>
      </p>
      {client.phone_plain ? (
        <LinkButton look="line" full href={`tel:${client.phone_plain}`}>
          <Icon d={icons.phone} />
          <span className="num">{fill(t.call, { phone: showPhone(client.phone_plain, edition) })}</span>
        </LinkButton>
      ) : (
        mayBeAppointed && <p className="s soft">{actions.includes('respond_personal') ? t.contacts_accept : t.contacts_later}</p>
      )}
      {client.phone_plain && messengers && <p className="s soft">{messengers}</p>}
      {client.email && (
        <p>
          <a href={`mailto:${client.email}`}>{client.email}</a>
        </p>
      )}
    </section>
  )
}
