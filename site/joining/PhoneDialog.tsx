import { api } from '../../data-providers/api.ts'
import { PhoneCodeDialog } from '../cabinet/CodeDialog.tsx'
import { useTexts } from '../site.ts'
import type { ContactDialogProps } from './contact-dialog.ts'

/** Changes a tutor's phone and confirms it by a code (spec: decisions AUTH-18). */
export function PhoneDialog({ profile, onChanged, onClose }: ContactDialogProps) {
  const t = useTexts('joining').contacts
  const send = async (phone: { phone_plain: string; phone_default_country_code: number }) => {
    const answer = await api.post('/tutor/profile/phone/set', phone)
    if (answer.status === 'success') await onChanged()
    return answer
  }
  return (
    <PhoneCodeDialog
      owner={`tutor_${profile.id}`}
      isDone={profile.phone_confirmed}
      known={profile}
      send={send}
      again={() => api.post('/tutor/profile/phone/resend_code')}
      confirm={(code) => api.post('/tutor/profile/phone/confirm', { code })}
      done={t.done}
      onDone={onChanged}
      onClose={onClose}
    />
  )
}
