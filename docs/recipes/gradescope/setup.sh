#!/usr/bin/env bash
# Installs the Swift compiler and the program into a Gradescope autograder's image (Ubuntu 22.04).
# Gradescope runs it once, when it builds the autograder.
set -euo pipefail

# Change these lines: where the program and its course come from, and the compiler's version.
LESSONS_REPOSITORY=${LESSONS_REPOSITORY:-https://github.com/your-school/layout-lessons}
LESSONS_REVISION=${LESSONS_REVISION:-main}
SWIFT_VERSION=${SWIFT_VERSION:-6.3.1}

# The folders for all of it; run_autograder uses them.
AUTOGRADER=${AUTOGRADER:-/autograder}
SWIFT=$AUTOGRADER/swift
LESSONS=$AUTOGRADER/lessons

apt-get update
apt-get install -y --no-install-recommends \
  binutils ca-certificates curl git libc6-dev libcurl4-openssl-dev libedit2 libgcc-11-dev \
  libncurses6 libstdc++-11-dev libxml2-dev libz3-dev pkg-config python3 tzdata zlib1g-dev

case $(uname -m) in
  aarch64) platform=ubuntu22.04-aarch64 folder=ubuntu2204-aarch64 ;;
  *) platform=ubuntu22.04 folder=ubuntu2204 ;;
esac
release=swift-$SWIFT_VERSION-RELEASE
mkdir -p "$SWIFT"
curl -fsSL --retry 5 \
  "https://download.swift.org/swift-$SWIFT_VERSION-release/$folder/$release/$release-$platform.tar.gz" |
  tar -xz --strip-components=1 -C "$SWIFT"
export PATH=$SWIFT/usr/bin:$PATH

git clone "$LESSONS_REPOSITORY" "$LESSONS"
git -C "$LESSONS" checkout --quiet "$LESSONS_REVISION"
swift build --package-path "$LESSONS" -c release --product lessons
swift build --package-path "$LESSONS" -c release --product lessons-teach

# The modules that answers import, built here once and not for every submission.
export LESSONS_CACHE=$AUTOGRADER/cache
"$LESSONS/.build/release/lessons" doctor --build || true

# The seed is for the teacher only. Answers of learners run in a jail, and must not see it either.
if [ -f "$AUTOGRADER/source/seed" ]; then chmod 600 "$AUTOGRADER/source/seed"; fi
