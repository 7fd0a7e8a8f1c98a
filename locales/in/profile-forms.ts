export { default } from '../en/profile-forms.ts'
