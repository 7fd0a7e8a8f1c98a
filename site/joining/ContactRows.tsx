import { type ComponentType, useState } from 'react'
import { createPortal } from 'react-dom'
import { api } from '../../data-providers/api.ts'
import type { OwnProfile } from '../../schemas/index.ts'
import { showPhone } from '../../theme/shown-phone.ts'
import { laterStyle } from '../browser/later-style.ts'
import { useSite, useTexts } from '../site.ts'
import { Button } from '../ui/Button.tsx'
import { showToast } from '../ui/Toast.tsx'
import type { ContactDialogProps } from './contact-dialog.ts'

const dialogs: Readonly<Record<'phone' | 'email', () => Promise<ComponentType<ContactDialogProps>>>> = {
  phone: async () => (await import('./PhoneDialog.tsx')).PhoneDialog,
  email: async () => (await import('./EmailDialog.tsx')).EmailDialog,
}

interface Props {
  profile: OwnProfile
  onSaved: (profile: OwnProfile) => void
}

/** A tutor's phone and address with what is left to do for them; each is changed and confirmed in a dialog of its own (spec: decisions AUTH-18). */
export function ContactRows({ profile, onSaved }: Props) {
  const { edition, fetchTexts } = useSite()
  const t = useTexts('joining').contacts
  const common = useTexts('common')
  const [Opened, setOpened] = useState<ComponentType<ContactDialogProps> | null>(null)
  const { phone_plain, phone_confirmed, email, email_confirmed } = profile

  const open = async (kind: keyof typeof dialogs) => {
    const parts = Promise.all([dialogs[kind](), fetchTexts('errors', 'errors-auth', 'errors-requests'), laterStyle()])
    const [Dialog] = await parts.catch(() => [null])
    if (Dialog) setOpened(() => Dialog)
    else showToast({ text: common.failed.network, tone: 'bad' }, common)
  }
  const read = async () => {
    const answer = await api.get('/tutor/profile/get')
    if (answer.status === 'success') onSaved(answer.data.tutor)
  }
  const rows = [
    { kind: 'phone', label: t.phone, shown: phone_plain && showPhone(phone_plain, edition), isConfirmed: phone_confirmed },
    { kind: 'email', label: t.email, shown: email, isConfirmed: email_confirmed },
  ] as const
  return (
    <>
      <dl className="pairs">
        {rows.map(({ kind, label, shown, isConfirmed }) => [
          <dt key={`${kind} name`}>{label}</dt>,
          <dd key={kind} className="row">
            <span>
              {shown ?? ''} {shown && <span className="soft">{isConfirmed ? t.confirmed : t.unconfirmed}</span>}
            </span>
            <Button look="line" small aria-label={`${isConfirmed ? t.change : t.confirm}: ${label}`} onClick={() => open(kind)}>
              {isConfirmed ? t.change : t.confirm}
            </Button>
          </dd>,
        ])}
      </dl>
      {!phone_confirmed && <p className="s soft">{edition.flags.phoneConfirm ? t.needed : t.optional}</p>}
      {Opened && createPortal(<Opened profile={profile} onChanged={read} onClose={() => setOpened(null)} />, document.body)}
    </>
  )
}
