import { useState } from 'react'
import { api, type Failed } from '../../../data-providers/api.ts'
import type { Auth } from '../../../schemas/index.ts'
import { useTexts } from '../../site.ts'
import { Options, Radio } from '../../ui/Option.tsx'
import styles from './Account.module.css'

interface Props {
  auth: Auth
  onSwitch: (auth: Auth) => void
  onRefuse: (answer: Failed) => void
}

/** Tutor or client, for those who are both; the role changes when the server says so (spec: public 2.3, 4 role switching). */
export function RoleSwitch({ auth, onSwitch, onRefuse }: Props) {
  const words = useTexts('account-menu')
  // what was chosen stays chosen while the server is asked, whatever is drawn anew meanwhile
  const [chosen, setChosen] = useState<'tutor' | 'client' | null>(null)
  const role = chosen ?? auth.current_role
  const choose = async (role: 'tutor' | 'client') => {
    setChosen(role)
    const answer = await api.post('/auth/role/set', { role })
    setChosen(null)
    if (answer.status === 'fail') onRefuse(answer)
    else if (answer.auth) onSwitch(answer.auth)
  }
  return (
    <div className={`${styles.roles} from-m`}>
      <Options legend={words.role}>
        <Radio name="role" checked={role === 'tutor'} onChange={() => choose('tutor')}>
          {words.as_tutor}
        </Radio>
        <Radio name="role" checked={role === 'client'} onChange={() => choose('client')}>
          {words.as_client}
        </Radio>
      </Options>
    </div>
  )
}
