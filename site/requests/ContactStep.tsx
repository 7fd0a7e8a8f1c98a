import { ContactFields } from './ContactFields.tsx'
import type { StepProps } from './step.ts'

/** Step 4: name, phone, e-mail and consent (spec: decisions ORD-19, EDN-2, EDN-8). */
export function ContactStep(step: StepProps) {
  const { t } = step
  return (
    <div className="col">
      <div className="col snug">
        <h2 className="l">{t.contacts.title}</h2>
        <p className="s soft">{t.contacts.hint}</p>
      </div>
      <ContactFields {...step} />
    </div>
  )
}
