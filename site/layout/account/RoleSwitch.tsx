import { useState } from 'react'
import type { Auth } from '../../../schemas/index.ts'
import { useTexts } from '../../site.ts'
import { Options, Radio } from '../../ui/Option.tsx'
import styles from './Account.module.css'

export type Role = 'tutor' | 'client'

interface Props {
  auth: Auth
  /** Ends with the server's answer. */
  onChoose: (role: Role) => Promise<void>
}

/** Tutor or client, for those who are both; the role changes when the server says so (spec: public 2.3, 4 role switching). */
export function RoleSwitch({ auth, onChoose }: Props) {
  const words = useTexts('account-menu')
  // what was chosen stays chosen while the server is asked, whatever is drawn anew meanwhile
  const [chosen, setChosen] = useState<Role | null>(null)
  const role = chosen ?? auth.current_role
  const choose = async (role: Role) => {
    setChosen(role)
    await onChoose(role)
    setChosen((now) => (now === role ? null : now))
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
