export { Board } from "./board.tsx";
export { Story } from "./story.tsx";
