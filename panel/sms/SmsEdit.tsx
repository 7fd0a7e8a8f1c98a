import { TemplateEdit } from '../templates/TemplateEdit.tsx'
import { SmsInputs } from './SmsInputs.tsx'
import { SmsPreview } from './SmsPreview.tsx'

/** One short message in one language (spec: decisions MSG-10). */
export const SmsEdit = () => <TemplateEdit target="sms" inputs={<SmsInputs />} preview={<SmsPreview />} />
