export { AccountPage } from "./account-page.tsx";
export { ConfirmPage } from "./confirm-page.tsx";
export { MyGamesPage } from "./my-games-page.tsx";
export { ProfilePage } from "./profile-page.tsx";
export { RecoverPage } from "./recover-page.tsx";
export { SignInPage } from "./sign-in-page.tsx";
export { SignUpPage } from "./sign-up-page.tsx";
