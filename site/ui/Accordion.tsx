import { Fold } from './Fold.tsx'

/** Questions and answers of staff, one open at a time (spec: public 2.16, FAQ). */
export const Accordion = ({ faq }: { faq: readonly (readonly string[])[] }) => (
  <div>
    {faq.map(([question = '', answer = '']) => (
      <Fold key={question} title={question} html={answer} name="faq" />
    ))}
  </div>
)
