import type { ComponentProps } from 'react'
import { KnownPerson } from '../behaviours/index.ts'
import { Note } from '../ui/Note.tsx'
import { AuthForm } from './AuthForm.tsx'

interface Props extends ComponentProps<typeof AuthForm> {
  title: string
  /** What is said in place of the form after it has gone. */
  sent: string
  isSent: boolean
}

/** Beside a page: a form that writes to us, which `#write` leads to, and what became of it. */
export const WriteSheet = ({ title, sent, isSent, form, children, ...rest }: Props) => (
  <aside aria-labelledby="write">
    <div className="sheet col">
      {/* biome-ignore lint/a11y/noAutofocus: far down on a phone, what is wrong with the form as a whole stands below it, and no field takes the focus there */}
      <h2 className="l" id="write" tabIndex={-1} autoFocus={Object.keys(form?.errors ?? {}).join() === 'form'}>
        {title}
      </h2>
      {isSent && !form ? (
        <Note tone="ok">{sent}</Note>
      ) : (
        <AuthForm form={form} {...rest}>
          {(at) => (
            <>
              {children(at)}
              <KnownPerson />
            </>
          )}
        </AuthForm>
      )}
    </div>
  </aside>
)
