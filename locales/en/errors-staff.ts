export default {
  in_use: 'This can’t be deleted: other records refer to it',
  last_admin: 'This is the last main administrator and can’t be switched off or deleted',
}
