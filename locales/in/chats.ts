export { default } from '../en/chats.ts'
