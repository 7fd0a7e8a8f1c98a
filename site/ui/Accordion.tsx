import { Icon } from './Icon.tsx'
import * as icons from './icons.ts'

/** Questions, each with an arrow and an answer of staff's HTML; one is open at a time (spec: public 2.16, FAQ). */
export const Accordion = ({ faq }: { faq: readonly (readonly string[])[] }) => (
  <div>
    {faq.map(([question = '', answer = '']) => (
      <details key={question} name="faq">
        <summary>
          {question}
          <Icon d={icons.next} turn="down" />
        </summary>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server makes harmless what staff save */}
        <div dangerouslySetInnerHTML={{ __html: answer }} />
      </details>
    ))}
  </div>
)
