export default {
  title: 'Вхід для співробітників',
  login: 'Електронна пошта',
  password: 'Пароль',
  enter: 'Увійти',
}
