/** What a table needs as soon as there is somebody to talk to: loaded together. */
export { PersonDoor } from "./person-door.tsx";
export { SeatTalk } from "./seat-talk.tsx";
export { TalkLayer } from "./talk-layer.tsx";
export { TalkPanel } from "./talk-panel.tsx";
export { Unread } from "./unread.tsx";
