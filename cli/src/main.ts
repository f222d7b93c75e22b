import cli from "../package.json" with { type: "json" };

const USAGE = `banquise ${cli.version}

Usage: banquise <serve|play|arena|lab|replay|check> [options]`;

console.log(USAGE);
