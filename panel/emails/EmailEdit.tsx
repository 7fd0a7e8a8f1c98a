import { TemplateEdit } from '../templates/TemplateEdit.tsx'
import { EmailInputs } from './EmailInputs.tsx'
import { EmailPreview } from './EmailPreview.tsx'

/** One mail in one language (spec: decisions MSG-9). */
export const EmailEdit = () => <TemplateEdit target="email" inputs={<EmailInputs />} preview={<EmailPreview />} />
