import { Note } from '../ui/Note.tsx'

/** The button that was pressed may be far below. */
const show = (line: HTMLElement | null) => line?.scrollIntoView({ block: 'center' })

/** The form's own line: what is wrong with it as a whole. */
export const FormFailure = ({ children }: { children: string }) =>
  children ? (
    <div ref={show}>
      <Note tone="bad" alert>
        {children}
      </Note>
    </div>
  ) : null
