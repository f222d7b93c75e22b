import { later } from "@banquise/ui";

const load = () => import("../talk/parts.ts");

/** Talk comes where there is somebody to talk to. */
export const InviteFriends = later(async () => (await import("../talk/invite-friends.tsx")).InviteFriends);
export const PersonDoor = later(async () => (await load()).PersonDoor);
export const SeatTalk = later(async () => (await load()).SeatTalk);
export const TalkLayer = later(async () => (await load()).TalkLayer);
export const TalkPanel = later(async () => (await load()).TalkPanel);
export const Unread = later(async () => (await load()).Unread);
