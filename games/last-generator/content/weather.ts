import type { WeatherCard } from "./types.ts";

/** The sky of each day after the first, in three stages of growing cold (GEN-8). */
export const WEATHER: readonly WeatherCard[] = [
  {
    id: "W01", // Pale sun
    stage: 1,
    cold: 0,
    radius: 0,
    hunt: 1,
    scouts: 3,
    storm: 0,
  },
  {
    id: "W02", // Dry cold
    stage: 1,
    cold: 0,
    radius: 0,
    hunt: 1,
    scouts: 2,
    storm: 1,
  },
  {
    id: "W03", // High cloud
    stage: 1,
    cold: 1,
    radius: 0,
    hunt: 1,
    scouts: 2,
    storm: 0,
  },
  {
    id: "W04", // Glittering air
    stage: 1,
    cold: 0,
    radius: 0,
    hunt: 1,
    scouts: 3,
    storm: 1,
  },
  {
    id: "W05", // North breeze
    stage: 1,
    cold: 1,
    radius: 1,
    hunt: 1,
    scouts: 2,
    storm: 0,
  },
  {
    id: "W06", // Ground blizzard
    stage: 2,
    cold: 1,
    radius: 0,
    hunt: 1,
    scouts: 1,
    storm: 1,
  },
  {
    id: "W07", // Grey day
    stage: 2,
    cold: 1,
    radius: 1,
    hunt: 1,
    scouts: 2,
    storm: 0,
  },
  {
    id: "W08", // Iron frost
    stage: 2,
    cold: 1,
    radius: 1,
    hunt: 1,
    scouts: 2,
    storm: 0,
  },
  {
    id: "W09", // Frozen fog
    stage: 2,
    cold: 0,
    radius: 1,
    hunt: 0,
    scouts: 1,
    storm: 1,
  },
  {
    id: "W10", // Clear and cruel
    stage: 2,
    cold: 0,
    radius: 0,
    hunt: 1,
    scouts: 3,
    storm: 0,
  },
  {
    id: "W11", // Howling night
    stage: 3,
    cold: 1,
    radius: 1,
    hunt: 0,
    scouts: 1,
    storm: 1,
  },
  {
    id: "W12", // False thaw
    stage: 3,
    cold: 0,
    radius: 0,
    hunt: 1,
    scouts: 3,
    storm: 0,
  },
  {
    id: "W13", // White wall
    stage: 3,
    cold: 1,
    radius: 1,
    hunt: 0,
    scouts: 0,
    storm: 2,
  },
  {
    id: "W14", // Splitting stones
    stage: 3,
    cold: 1,
    radius: 0,
    hunt: 1,
    scouts: 1,
    storm: 1,
  },
  {
    id: "W15", // The deep cold
    stage: 3,
    cold: 2,
    radius: 1,
    hunt: 0,
    scouts: 1,
    storm: 0,
  },
  {
    id: "W16", // Ice flowers
    stage: 1,
    cold: 0,
    radius: 1,
    hunt: 1,
    scouts: 2,
    storm: 0,
  },
  {
    id: "W17", // Two suns
    stage: 1,
    cold: 0,
    radius: 0,
    hunt: 1,
    scouts: 4,
    storm: 0,
  },
  {
    id: "W18", // Soft snow
    stage: 1,
    cold: 0,
    radius: 0,
    hunt: 0,
    scouts: 1,
    storm: 0,
  },
  {
    id: "W19", // First bite
    stage: 1,
    cold: 1,
    radius: 0,
    hunt: 1,
    scouts: 3,
    storm: 1,
  },
  {
    id: "W20", // Ash sky
    stage: 2,
    cold: 1,
    radius: 0,
    hunt: 1,
    scouts: 2,
    storm: 0,
  },
  {
    id: "W21", // Black ice
    stage: 2,
    cold: 0,
    radius: 1,
    hunt: 1,
    scouts: 1,
    storm: 0,
  },
  {
    id: "W22", // Wind from everywhere
    stage: 2,
    cold: 1,
    radius: 1,
    hunt: 0,
    scouts: 1,
    storm: 1,
  },
  {
    id: "W23", // The lull
    stage: 2,
    cold: 0,
    radius: 0,
    hunt: 1,
    scouts: 2,
    storm: 0,
  },
  {
    id: "W24", // Needle wind
    stage: 3,
    cold: 1,
    radius: 0,
    hunt: 0,
    scouts: 1,
    storm: 1,
  },
  {
    id: "W25", // The long dark
    stage: 3,
    cold: 1,
    radius: 1,
    hunt: 1,
    scouts: 1,
    storm: 0,
  },
  {
    id: "W26", // Thunder in the snow
    stage: 3,
    cold: 2,
    radius: 0,
    hunt: 0,
    scouts: 0,
    storm: 2,
  },
  {
    id: "W27", // Glass rain
    stage: 3,
    cold: 0,
    radius: 1,
    hunt: 1,
    scouts: 2,
    storm: 0,
  },
];
