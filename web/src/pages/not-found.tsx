import { Message } from "../parts/message.tsx";
import { words } from "../strings/index.ts";

export const NotFound = () => <Message text={words.value.notFound.about} />;
