/** Long passwords that everybody tries first: words of two languages, rows of keys, names of clubs and heroes. */
const WORDS = `
  0123456789 0987654321 1111122222 1122334455 112233445566 123123123123 1234512345 123456123456 1234567890
  12345678910 123456789a 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx3e 1qaz2wsx3edc 9876543210 a123456789 a1b2c3d4e5
  a1b2c3d4e5f6 aa123456789 abc1234567 abcabcabcabc abcd123456 abcdef123456 abcdefghij abcdefghijk
  abcdefghijklmnop admin12345 admin123456 administrateur administrator administrator1 alexandre1 alexandre123
  asdf123456 asdfasdfasdf asdfghjkl1 asdfghjkl123 azerty1234 azerty12345 azerty123456 azertyazerty azertyuiop
  azertyuiop1 azertyuiop123 banquise123 banquise1234 banquisebanquise barcelona1 barcelona10 baseball123
  baseball1234 basketball basketball1 batman12345 boardgames boardgames1 boardgames123 bonjour123 bonjour1234
  bonjourbonjour changeme123 changeme1234 changemenow charlie1234 chouchou123 christophe computer123
  computer1234 correcthorsebatterystaple dominique1 doudou1234 dragonball dragonball1 dragonballz elizabeth1
  facebook123 facebook1234 football123 football1234 footballer fortnite123 freedom123 google12345 harley12345
  hunter12345 iloveyou12 iloveyou123 iloveyou1234 iloveyouforever internet123 internet1234 jennifer123
  jetaime123 jetaimejetaime jetaimemonamour jeuxdesociete jordan23jordan letmein123 letmein1234 letmeinnow
  letsplayagame linkedin123 liverpool1 liverpool123 loulou1234 manchester manchester1 marseille1 marseille13
  master12345 michael123 minecraft1 minecraft123 minecraft1234 monamour123 monkey12345 monmotdepasse motdepasse
  motdepasse1 motdepasse12 motdepasse123 motdepasse1234 mustang1234 mysecretpassword naruto12345 ninja123456
  olympique13 onepiece123 passw0rd123 password password1 password12 password123 password1234 password12345
  passwordpassword pokemon1234 pokemon12345 princess123 princess1234 princesse1 princesse123 psg4ever75
  q1w2e3r4t5 q1w2e3r4t5y6 qsdfghjklm qwerty1234 qwerty12345 qwerty123456 qwertyqwerty qwertyuiop qwertyuiop1
  qwertyuiop123 qwertyuiopasdfghjkl qwertzuiop ranger12345 realmadrid samsung123 samsung1234 sebastien1
  secret1234 secret12345 shadow12345 snoopy12345 soleil1234 spiderman1 spiderman123 starwars123 starwars1234
  stephanie1 sunshine123 sunshine1234 superadmin superman123 temp123456 test123456 test1234567 testtest123
  testtesttest thomas12345 trustno1trustno1 welcome123 welcome1234 welcome2024 welcome2025 welcome2026
  whatever123 wxcvbnazerty zaq12wsxcde3 zxcvbnm123
`;

export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/));
