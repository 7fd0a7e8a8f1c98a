import { TemplateList } from '../templates/TemplateList.tsx'

/** Short messages (spec: decisions MSG-10). */
export const SmsList = () => <TemplateList of="sms" words="text" />
