export default {
  tutor_status: {
    1: 'Черновик',
    2: 'На проверке',
    3: 'Опубликована',
    4: 'Неактивна',
    5: 'Заблокирована',
    6: 'Преподаватель школы',
    7: 'Нужны правки',
    8: 'Удалена',
    9: 'Обезличена',
  },
  sex: { 1: 'Мужчина', 2: 'Женщина' },
  age: { 1: '18–22 года', 2: '23–27 лет', 3: '28–35 лет', 4: '36–45 лет', 5: '46–55 лет', 6: 'Старше 55 лет' },
  online_app: { skype: 'Skype', zoom: 'Zoom', meet: 'Google Meet', viber: 'Viber', telegram: 'Telegram', whatsapp: 'WhatsApp' },
  prof: { 1: 'Частный репетитор', 2: 'Преподаватель школы или университета' },
  verification: {
    email_confirmed: 'Почта подтверждена',
    phone_confirmed: 'Телефон подтверждён',
    documents_checked: 'Личность проверена',
    education_checked: 'Образование проверено',
    interview_passed: 'Собеседование пройдено',
  },
}
